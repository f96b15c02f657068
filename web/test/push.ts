import type { PushSettings } from '@contract/schemas/push';
import { setResponse } from './fake-api';
import { askForPush, pushPermission } from './fake-browser-push';

/** Sets whether the site supports push notifications. */
export const setPushResponses = (push: PushSettings = { isLocal: true }): void =>
  setResponse('getSiteSettings', {
    supportEmail: 'help+bugs@boloboard.test',
    usesAnalytics: false,
    ads: null,
    push,
  });

/** Sets the permission that the browser returns when the app asks for it. */
export function setPushPermissionAnswer(permission: NotificationPermission): void {
  askForPush.mockImplementation(async () => {
    pushPermission.mockReturnValue(permission);
    return permission;
  });
}
