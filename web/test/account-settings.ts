import type { CurrentUser } from '@contract/schemas/user';
import { respond } from './fake-api';
import { standardFees } from './sales';

/** Sets the responses of the account settings for a member with a password and no other device. */
export function respondWithAccountSettings({ email }: Pick<CurrentUser, 'email'>): void {
  respond('listSessions', { devices: [] });
  respond('getFees', standardFees());
  respond('getAccount', { email, isEmailVerified: true, hasPassword: true, hasGoogle: false });
}
