import type { ReportDecision } from '@contract/schemas/report-for-admins';
import type { ReportStatus } from '@contract/schemas/report';
import {
  deletedSubjectWords,
  hiddenItemWords,
  reviewedReportWords,
  itemShownAgainWords,
} from '../../domain/notifications/moderation-words';
import { isHiddenOnlyBySuspension } from '../../domain/moderation/hiding-causes';
import type { HiddenItemsRepo } from '../../repos/hidden-items-repo';
import type { ItemsRepo } from '../../repos/items-repo';
import type { ReportsRepo } from '../../repos/reports-repo';
import type { RulingsRepo } from '../../repos/rulings-repo';
import { subjectOwnerOf } from '../../repos/stored-report';
import type { UsersRepo } from '../../repos/users-repo';
import { createModerationNotifier } from './moderation-notifier';
import type { WriteNotification } from './write-notification';

/**
 * Writes the notifications about moderation. They have no item id, because a notification with an item id is removed
 * together with the item.
 */
export interface NotifyOfModeration {
  /** Called after an admin first decided a report: thanks the reporter, once. */
  reviewedReport(reportId: string): Promise<void>;
  /** Called after an admin deleted the reported item or comment: notifies its owner or author, once. */
  deletedSubject(reportId: string): Promise<void>;
  /**
   * Called after moderation hid an item, and after an admin decided to keep it hidden: notifies its owner once of the
   * hiding and once of the decision.
   */
  hiddenItem(itemId: string): Promise<void>;
  /**
   * Called after a hidden item was shown again: notifies its owner, each time that this happens. Writes nothing if the
   * item was removed or hidden again, or if the owner is notified that their appeal was granted.
   */
  shownItem(shown: ShownItem): Promise<void>;
}

interface ShownItem {
  readonly itemId: string;
  readonly hiddenAt: Date;
  readonly rulingId: string | null;
}

interface NotifyOfModerationDeps {
  readonly write: Pick<WriteNotification, 'add'>;
  readonly users: Pick<UsersRepo, 'get'>;
  readonly items: Pick<ItemsRepo, 'get'>;
  readonly reports: Pick<ReportsRepo, 'get'>;
  readonly hiddenItems: Pick<HiddenItemsRepo, 'get'>;
  readonly rulings: Pick<RulingsRepo, 'get'>;
}

export function createNotifyOfModeration(deps: NotifyOfModerationDeps): NotifyOfModeration {
  const { write, users, items, reports, hiddenItems, rulings } = deps;

  const tell = createModerationNotifier({ write, users });

  return {
    reviewedReport: async (reportId) => {
      const report = await reports.get(reportId);
      if (!report || !isDecision(report.status) || report.decidedById === null) return;
      const words = reviewedReportWords(reportedIn(report), report.status);
      await tell(report.reporterId, {
        id: `report_${String(report.number)}`,
        topic: 'report',
        words,
      });
    },
    deletedSubject: async (reportId) => {
      const report = await reports.get(reportId);
      if (!report) return;
      const words = deletedSubjectWords(reportedIn(report), report.reason);
      const id = `deleted_${report.commentId ?? report.itemId}`;
      await tell(subjectOwnerOf(report), { id, topic: 'moderation', words });
    },
    hiddenItem: async (itemId) => {
      const [hidden, item] = await Promise.all([hiddenItems.get(itemId), items.get(itemId)]);
      if (!hidden || isHiddenOnlyBySuspension(hidden) || item?.record.removedAt !== null) return;
      const { isAutomatic, reason, removeAt, rulingId } = hidden;
      const canAppeal = rulingId !== null;
      const itemTitle = item.record.title;
      await tell(hidden.ownerId, {
        id: `${removeAt === null ? 'hidden' : 'kept'}_${itemId}_${hidden.hiddenAt.getTime()}`,
        topic: 'moderation',
        rulingId,
        words: hiddenItemWords({ itemTitle, reason, isAutomatic, removeAt, canAppeal }),
      });
    },
    shownItem: async ({ itemId, hiddenAt, rulingId }) => {
      const item = await items.get(itemId);
      if (item?.record.removedAt !== null || item.record.hiddenAt !== null) return;
      if (rulingId !== null && (await rulings.get(rulingId))?.end === 'granted') return;
      await tell(item.record.ownerId, {
        id: `shown_${itemId}_${hiddenAt.getTime()}`,
        topic: 'moderation',
        words: itemShownAgainWords(item.record.title),
      });
    },
  };
}

const isDecision = (status: ReportStatus): status is ReportDecision => status !== 'pending';

const reportedIn = ({ itemTitle, commentId }: { itemTitle: string; commentId: string | null }) => ({
  itemTitle,
  isComment: commentId !== null,
});
