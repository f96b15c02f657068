import { thumbnailUrlOf } from '@contract/rules/item-view';
import { SUBJECT_GONE_NOTES, type SubjectGoneNote } from '@contract/schemas/report';
import { doesReportCountTowardHiding } from '../../domain/moderation/reporter-record';
import { InvalidDocumentError } from '../../repos/collections/collection';
import type { CommentsRepo } from '../../repos/comments-repo';
import type { ItemsRepo, StoredItem } from '../../repos/items-repo';
import type {
  LegacyReport,
  LegacyReportsRepo,
  CopiedReportFields,
} from '../../repos/legacy-reports-repo';
import type { UsersRepo } from '../../repos/users-repo';
import type { CopyThumbnail } from '../reports/reported-thumbnails';

export interface LegacyReportMigration {
  /**
   * Completes the reports that earlier versions stored. Each report gets a number, and the fields that new reports copy
   * from the item and the reporter. Marks reports whose item or comment is gone, and counts the reports. Returns how
   * many reports changed. If a thumbnail cannot be copied, throws before the report gets a number. Idempotent. Can run
   * while the product is in use.
   */
  complete(): Promise<number>;
}

interface LegacyReportMigrationDeps {
  readonly earlierReports: LegacyReportsRepo;
  readonly items: Pick<ItemsRepo, 'get'>;
  readonly users: Pick<UsersRepo, 'get'>;
  readonly comments: Pick<CommentsRepo, 'get'>;
  readonly copyThumbnail: CopyThumbnail;
}

export function createLegacyReportMigration(
  deps: LegacyReportMigrationDeps,
): LegacyReportMigration {
  const { earlierReports, items } = deps;
  return {
    complete: async () => {
      let changed = 0;
      for await (const page of earlierReports.incomplete())
        for (const report of page) {
          const copies = await copiesOf(report, await valid(items.get(report.record.itemId)), deps);
          if (await earlierReports.complete(report, copies)) changed += 1;
        }
      return changed;
    },
  };
}

/** Returns the result of `reading`, or null if the document is invalid. */
async function valid<Read>(reading: Promise<Read>): Promise<Read | null> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof InvalidDocumentError) return null;
    throw error;
  }
}

async function copiesOf(
  { record: { reporterId, itemId, commentId, createdAt } }: LegacyReport,
  stored: StoredItem | null,
  { users, comments, copyThumbnail }: LegacyReportMigrationDeps,
): Promise<CopiedReportFields> {
  const reporter = reporterId === null ? null : await users.get(reporterId);
  const comment = commentId === null ? null : await valid(comments.get({ itemId, commentId }));
  const isCommentGone = commentId !== null && comment?.record.deletedAt !== null;
  const goneComment = isCommentGone ? SUBJECT_GONE_NOTES.commentDeleted : null;
  const item = stored?.record.removedAt === null ? stored.record : null;
  return {
    reporterUsername: reporter?.username ?? null,
    countsForHiding:
      reporter !== null &&
      doesReportCountTowardHiding(
        {
          isVerified: reporter.emailVerifiedAt !== null,
          joinedAt: reporter.createdAt,
          record: { upheld: 0, decided: 0 },
        },
        createdAt,
      ),
    itemPriceCents: item?.soldPriceCents ?? null,
    itemPlatform: item?.platform ?? null,
    itemListingUrl: item?.ebayUrl ?? null,
    thumbnail: item && (await copyThumbnail(itemId, thumbnailUrlOf(item))),
    gone: item ? goneComment : goneOf(stored),
  };
}

/** Returns the note that states why a reported item is gone. `noteOfRemoval` uses the same rule. */
function goneOf(stored: StoredItem | null): SubjectGoneNote {
  const { removedAt, expiresAt } = stored?.record ?? {};
  const isExpired = removedAt && expiresAt && expiresAt <= removedAt;
  return isExpired ? SUBJECT_GONE_NOTES.itemExpired : SUBJECT_GONE_NOTES.itemDeleted;
}
