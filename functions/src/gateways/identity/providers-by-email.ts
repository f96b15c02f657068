import type { UserRecord } from 'firebase-admin/auth';
import { PASSWORD_PROVIDER } from './identity';

/**
 * `address` can be undefined, although the SDK's type does not allow it: a sign-in by phone number has no email
 * address.
 */
const isAddress = (address: string | undefined, email: string) => address?.toLowerCase() === email;

const othersThanPassword = ({ providerData }: UserRecord) =>
  providerData.filter(({ providerId }) => providerId !== PASSWORD_PROVIDER);

/** Returns the providers, except the password, that sign in with this email address. */
export const providersWithEmail = (user: UserRecord, email: string): string[] =>
  othersThanPassword(user)
    .filter((provider) => isAddress(provider.email, email))
    .map(({ providerId }) => providerId);

/**
 * Returns the providers, except the password, that sign in with another email address or without an email address, such
 * as with a phone number.
 */
export const providersWithOtherEmail = (user: UserRecord, email: string): string[] =>
  othersThanPassword(user)
    .filter((provider) => !isAddress(provider.email, email))
    .map(({ providerId }) => providerId);
