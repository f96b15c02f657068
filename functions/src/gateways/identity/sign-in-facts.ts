import type { SignInFacts } from '@contract/schemas/member-export';
import type { UserRecord } from 'firebase-admin/auth';

/** Returns a time of Firebase as ISO text. Returns null for the last sign-in of an account that has never signed in. */
const timeIn = (text: string | null | undefined) => (text ? new Date(text).toISOString() : null);

/**
 * Returns the text, or null if it is missing. Some fields can be missing, although the types of the Admin SDK require
 * them.
 */
const orNull = (text: string | undefined) => text ?? null;

export function toSignInFacts(user: UserRecord): SignInFacts {
  const { metadata } = user;
  return {
    email: orNull(user.email),
    isEmailVerified: user.emailVerified,
    displayName: orNull(user.displayName),
    pictureUrl: orNull(user.photoURL),
    phoneNumber: orNull(user.phoneNumber),
    createdAt: new Date(metadata.creationTime).toISOString(),
    lastSignedInAt: timeIn(metadata.lastSignInTime),
    lastSeenAt: timeIn(metadata.lastRefreshTime),
    methods: user.providerData.map((provider) => ({
      method: provider.providerId,
      id: provider.uid,
      email: orNull(provider.email),
      displayName: orNull(provider.displayName),
      pictureUrl: orNull(provider.photoURL),
      phoneNumber: orNull(provider.phoneNumber),
    })),
  };
}
