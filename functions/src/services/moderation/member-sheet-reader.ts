import { thumbnailUrlOf } from '@contract/rules/item-view';
import { centsToDecimal } from '@contract/schemas/money';
import type { MemberItemsPage } from '@contract/schemas/members-for-admins';
import { MODERATION_MESSAGES, type ReportsPage } from '@contract/schemas/report-for-admins';
import { membersCursor, parseMembersCursor } from '../../domain/moderation/members-cursor';
import { parseQueueCursor, queueCursor } from '../../domain/moderation/queue-cursor';
import { AppError } from '../../lib/app-error';
import type { Actor } from '../../lib/authority';
import type { MemberReportsRepo, ReportDirection } from '../../repos/member-reports-repo';
import type { MemberItem, MembersForAdminsRepo } from '../../repos/members-for-admins-repo';
import type { ReportQueueRepo } from '../../repos/report-queue-repo';
import { reportCountsOf } from './report-queue';
import { reportView } from './report-view';

interface PageOfMember {
  readonly memberId: string;
  readonly cursor: string | undefined;
}

/**
 * For admins: the items of a member, and the reports by and about the member. Pages are empty if there is no such
 * member. The methods throw AppError 'bad_request' for a cursor that belongs to another list.
 */
export interface MemberSheetReader {
  /** Returns a page of items, including hidden ones, the newest first. */
  items(page: PageOfMember): Promise<MemberItemsPage>;
  /** Returns a page of reports in the form of the report queue, the newest first. */
  reports(
    page: PageOfMember & { readonly direction: ReportDirection; readonly actor: Actor },
  ): Promise<ReportsPage>;
}

interface MemberSheetReaderDeps {
  readonly membersForAdmins: Pick<MembersForAdminsRepo, 'items'>;
  readonly memberReports: Pick<MemberReportsRepo, 'list'>;
  readonly reportQueue: Pick<ReportQueueRepo, 'counts' | 'hiddenOf'>;
  readonly now: () => Date;
}

export function createMemberSheetReader({
  membersForAdmins,
  memberReports,
  reportQueue,
  now,
}: MemberSheetReaderDeps): MemberSheetReader {
  return {
    items: async ({ memberId, cursor }) => {
      const after = placeOf(cursor, (text) => parseMembersCursor('items', text));
      const { items, next } = await membersForAdmins.items({ uid: memberId, after, now: now() });
      return { items: items.map(itemView), next: next && membersCursor('items', next) };
    },
    reports: async ({ memberId, direction, cursor, actor: { uid } }) => {
      const after = placeOf(cursor, (text) =>
        parseQueueCursor(text, { sort: 'newest', isGrouped: false }),
      );
      const [counts, { reports, next }] = await Promise.all([
        reportQueue.counts(),
        memberReports.list({ uid: memberId, direction, after }),
      ]);
      const hidden = await reportQueue.hiddenOf(reports.map(({ record }) => record.itemId));
      return {
        reports: reports.map((report) =>
          reportView(report, { uid, hidden: hidden.get(report.record.itemId) ?? null }),
        ),
        counts: reportCountsOf(counts),
        next: next && queueCursor(next),
      };
    },
  };
}

function placeOf<Place>(
  cursor: string | undefined,
  read: (cursor: string) => Place | null,
): Place | null {
  if (cursor === undefined) return null;
  const place = read(cursor);
  if (place === null) throw new AppError('bad_request', MODERATION_MESSAGES.otherCursor);
  return place;
}

const itemView = ({ id, record }: MemberItem): MemberItemsPage['items'][number] => ({
  id,
  title: record.title,
  platform: record.platform,
  soldPrice: centsToDecimal(record.soldPriceCents),
  thumbnailUrl: record.hiddenAt === null ? thumbnailUrlOf(record) : null,
  createdAt: record.addedAt.toISOString(),
  isHidden: record.hiddenAt !== null,
});
