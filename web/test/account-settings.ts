import type { CurrentUser } from '@contract/schemas/user';
import { answer } from './fake-api';
import { standardFees } from './sales';

/** Answers the calls of the account settings for a member with a password and no other device. */
export function answerAccountSettings({ email }: Pick<CurrentUser, 'email'>): void {
  answer('listSessions', { devices: [] });
  answer('getFees', standardFees());
  answer('getAccount', { email, isEmailVerified: true, hasPassword: true, hasGoogle: false });
}
