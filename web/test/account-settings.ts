import type { CurrentUser } from '@contract/schemas/user';
import { setResponse } from './fake-api';
import { standardFees } from './sales';

/** Sets the responses for the account settings of a member who has a password. The list of devices is empty. */
export function setAccountSettingsResponses({ email }: Pick<CurrentUser, 'email'>): void {
  setResponse('listSessions', { devices: [] });
  setResponse('getFees', standardFees());
  setResponse('getAccount', { email, isEmailVerified: true, hasPassword: true, hasGoogle: false });
}
