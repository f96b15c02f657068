import type { NotificationWords } from '../../domain/notifications/notification-words';
import {
  endedSubscriptionText,
  restoredAccountWords,
  suspensionWords,
  warningWords,
} from '../../domain/notifications/sanction-words';
import type { RulingRecord } from '../../repos/rulings';
import type { RulingsRepo } from '../../repos/rulings-repo';
import type { UsersRepo } from '../../repos/users-repo';
import { createModerationNotifier } from './moderation-notifier';
import type { WriteNotification } from './write-notification';

interface NotifyOfSanctionsDeps {
  readonly write: Pick<WriteNotification, 'add'>;
  readonly users: Pick<UsersRepo, 'get'>;
  readonly rulings: Pick<RulingsRepo, 'get'>;
  readonly now: () => Date;
}

export interface NotifyOfSanctions {
  /** Notifies a member of a warning or suspension, once. Writes nothing about a ruling that has ended. */
  begun(rulingId: string): Promise<void>;
  /**
   * Notifies a member, once, that an admin has restored them or that their suspension has ended. Writes nothing if an
   * appeal was granted, because a separate notification informs the member of that. Writes nothing if the member is
   * suspended again.
   */
  ended(rulingId: string): Promise<void>;
}

export function createNotifyOfSanctions(deps: NotifyOfSanctionsDeps): NotifyOfSanctions {
  const { users, rulings, now } = deps;
  const tell = createModerationNotifier(deps);
  return {
    begun: async (rulingId) => {
      const ruling = await rulings.get(rulingId);
      const words = ruling?.end === null ? begunWords(ruling) : null;
      if (!ruling || !words) return;
      const told = { id: `ruling_${rulingId}`, topic: 'moderation', rulingId, words } as const;
      await tell(ruling.memberId, told);
    },
    ended: async (rulingId) => {
      const ruling = await rulings.get(rulingId);
      if (ruling?.kind !== 'suspension') return;
      const { memberId, end, endsSubscription } = ruling;
      if (end !== 'lifted' && end !== 'ran_out') return;
      const member = await users.get(memberId);
      if (!member || member.suspension) return;
      const words = restoredAccountWords(
        end,
        endsSubscription ? endedSubscriptionText(member, now()) : null,
      );
      await tell(memberId, { id: `restored_${rulingId}`, topic: 'moderation', words });
    },
  };
}

function begunWords({ kind, text, until }: RulingRecord): NotificationWords | null {
  if (kind === 'warning') return warningWords(text ?? '');
  return kind === 'suspension' && until ? suspensionWords({ text: text ?? '', until }) : null;
}
