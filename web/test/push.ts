import type { PushSettings } from '@contract/schemas/push';
import { respond } from './fake-api';
import { askForPush, pushPermission } from './fake-browser-push';

/** Sets whether the site supports push notifications. */
export const setPushResponses = (push: PushSettings = { isLocal: true }): void =>
  respond('getSiteSettings', {
    supportEmail: 'help+bugs@boloboard.test',
    usesAnalytics: false,
    ads: null,
    push,
  });

/** Sets the permission that the browser returns when the app asks for it. */
export function answerPermission(permission: NotificationPermission): void {
  askForPush.mockImplementation(async () => {
    pushPermission.mockReturnValue(permission);
    return permission;
  });
}
