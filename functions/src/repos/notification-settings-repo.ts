import {
  type NotificationSettings,
  type NotificationSettingsChange,
  notificationSettingsSchema,
} from '@contract/schemas/notification-settings';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import type { Authority } from '../lib/authority';
import { collections } from './collections/collections';

export interface NotificationSettingsRepo {
  /** Returns the member's settings, or the defaults if the member has changed nothing. Costs one read. */
  get(uid: string): Promise<NotificationSettings>;
  /** Changes settings. If several calls change the same setting, the last one wins. */
  change(by: Authority, change: NotificationSettingsChange): Promise<void>;
}

export function createNotificationSettingsRepo(db: Firestore): NotificationSettingsRepo {
  const docOf = (uid: string) => collections.settings.doc(db, { uid, settingsId: 'notifications' });
  return {
    get: async (uid) => {
      const record = collections.settings.readable(await docOf(uid).get());
      return record?.notifications ?? notificationSettingsSchema.parse({});
    },
    change: async ({ uid }, change) => {
      // `merge` keeps the settings that the change does not contain.
      const notifications = change as NotificationSettings;
      const updatedAt = FieldValue.serverTimestamp();
      await docOf(uid).set({ notifications, updatedAt }, { merge: true });
    },
  };
}
