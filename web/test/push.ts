import type { PushSettings } from '@contract/schemas/push';
import { answer } from './fake-api';
import { askForPush, pushPermission } from './fake-browser-push';

/** Sets whether the site can push. */
export const answerPush = (push: PushSettings = { isLocal: true }): void =>
  answer('getSiteSettings', {
    ...{ supportEmail: 'help+bugs@boloboard.test', usesAnalytics: false, ads: null, push },
  });

/** What the member answers when the browser asks for permission. */
export function answerPermission(permission: NotificationPermission): void {
  askForPush.mockImplementation(async () => {
    pushPermission.mockReturnValue(permission);
    return permission;
  });
}
