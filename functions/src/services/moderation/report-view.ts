import { centsToDecimal } from '@contract/schemas/money';
import type { ReportForAdmins } from '@contract/schemas/report-for-admins';
import type { HiddenItemRecord } from '../../repos/report-queue-repo';
import { type StoredReport, subjectOwnerOf, reportVersionOf } from '../../repos/stored-report';

interface ViewedBy {
  readonly uid: string;
  readonly hidden: HiddenItemRecord | null;
}

/** Returns a report in the form in which the API sends it to admins. */
export function reportView(stored: StoredReport, { uid, hidden }: ViewedBy): ReportForAdmins {
  const { number, record } = stored;
  const { commentId, comment } = record;
  return {
    id: number,
    status: record.status,
    reason: record.reason,
    description: record.description === '' ? null : record.description,
    reviewNotes: record.note,
    createdAt: record.createdAt.toISOString(),
    reporterUsername: record.reporterUsername,
    reporter: { upheld: record.reporterUpheld, decided: record.reporterDecided },
    item: reportedItem(stored),
    comment:
      commentId === null
        ? null
        : { id: commentId, username: comment?.username ?? null, content: comment?.content ?? null },
    gone: record.gone,
    hidden: hidden && {
      isAutomatic: hidden.isAutomatic,
      at: hidden.hiddenAt.toISOString(),
      removedAt: hidden.removeAt?.toISOString() ?? null,
    },
    decidedBy: record.decidedBy,
    decidedAt: record.decidedAt?.toISOString() ?? null,
    isOwn: record.reporterId === uid || subjectOwnerOf(record) === uid,
    version: reportVersionOf(stored),
  };
}

function reportedItem({ number, record }: StoredReport): ReportForAdmins['item'] {
  const { itemPriceCents, thumbnail } = record;
  return {
    id: record.itemId,
    thumbnail: thumbnail && `/api/admin/reports/${number}/picture?size=thumbnail`,
    title: record.itemTitle,
    username: record.itemOwner,
    soldPrice: itemPriceCents === null ? null : centsToDecimal(itemPriceCents),
    platform: record.itemPlatform,
    ebayUrl: record.itemListingUrl,
  };
}
