import {
  NOTIFICATION_KINDS,
  type NotificationSettings,
  type NotificationSettingsChange,
} from '@contract/schemas/notification-settings';

/** Returns the settings after a change. */
export function withChange(
  settings: NotificationSettings,
  { isPushOn = settings.isPushOn, kinds = {} }: NotificationSettingsChange,
): NotificationSettings {
  const changed = { ...settings.kinds };
  for (const kind of NOTIFICATION_KINDS) {
    const { inApp = changed[kind].inApp, push = changed[kind].push } = kinds[kind] ?? {};
    changed[kind] = { inApp, push };
  }
  return { isPushOn, kinds: changed };
}

/** Returns the change that undoes another one, and leaves what it does not name as it is. */
export function inverseOf(
  { isPushOn, kinds = {} }: NotificationSettingsChange,
  before: NotificationSettings,
): NotificationSettingsChange {
  const inverse: NonNullable<NotificationSettingsChange['kinds']> = {};
  for (const kind of NOTIFICATION_KINDS) {
    const { inApp, push } = kinds[kind] ?? {};
    const former = before.kinds[kind];
    inverse[kind] = {
      ...(inApp !== undefined && { inApp: former.inApp }),
      ...(push !== undefined && { push: former.push }),
    };
  }
  return { ...(isPushOn !== undefined && { isPushOn: before.isPushOn }), kinds: inverse };
}
