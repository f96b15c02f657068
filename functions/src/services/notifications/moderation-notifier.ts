import type { NotificationRecord } from '@contract/schemas/notification';
import { NOTIFICATION_DEFAULTS } from '../../domain/notifications/notification-defaults';
import type { NotificationWords } from '../../domain/notifications/notification-words';
import type { UsersRepo } from '../../repos/users-repo';
import type { WriteNotification } from './write-notification';

interface Told {
  readonly id: string;
  readonly topic: Extract<NotificationRecord['topic'], 'report' | 'moderation'>;
  readonly words: NotificationWords;
  /** The ruling that the member can appeal, or has appealed. */
  readonly rulingId?: string | null;
}

interface TellDeps {
  readonly write: Pick<WriteNotification, 'add'>;
  readonly users: Pick<UsersRepo, 'get'>;
}

/** Returns a function that writes a notification about moderation, unless the member is gone. */
export const createModerationNotifier =
  ({ write, users }: TellDeps) =>
  async (uid: string | null, { id, words, ...about }: Told): Promise<void> => {
    if (uid === null || !(await users.get(uid))) return;
    await write.add({ uid, id }, { ...NOTIFICATION_DEFAULTS, type: 'other', ...about, ...words });
  };
