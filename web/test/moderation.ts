import type { EndpointName } from '@contract/endpoints/api';
import {
  type ReportDecisionInput,
  type ReportCounts,
  type ReportForAdmins,
} from '@contract/schemas/report-for-admins';
import type { ReportStatus } from '@contract/schemas/report';
import type { CurrentUser } from '@contract/schemas/user';
import { expect } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { setResponse, setResponseByUrl, callsTo } from './fake-api';
import { setHomeResponses, setSignedInMemberResponses } from './home';
import { memberLike } from './members';
import { renderApp } from './render';

/** The time when all reports were created and decided: Nov 23, 2026, 3:04 PM in the time zone of the test. */
const MOMENT = new Date(2026, 10, 23, 15, 4).toISOString();

/** Returns a pending report of an item in the format of the API. `change` overrides its fields. */
export const reportLike = (change: Partial<ReportForAdmins> = {}): ReportForAdmins => ({
  id: '10000001',
  status: 'pending',
  reason: 'spam',
  description: 'This is an ad',
  reviewNotes: null,
  createdAt: MOMENT,
  reporterUsername: 'rita',
  reporter: { upheld: 4, decided: 5 },
  item: {
    id: 'owl',
    thumbnail: '/media/items/owl/thumbnail.webp',
    title: 'Brass owl',
    username: 'olga',
    soldPrice: '1234.5',
    platform: 'ebay',
    ebayUrl: 'https://www.ebay.com/itm/1',
  },
  comment: null,
  gone: null,
  hidden: null,
  decidedBy: null,
  decidedAt: null,
  isOwn: false,
  version: '1',
  reportsCount: 1,
  reasons: ['spam'],
  ...change,
});

/**
 * Returns one pending report per change. The first report has the number 10000001 and is about 'Item 1', the second one
 * has the number 10000002 and is about 'Item 2', and so on.
 */
export const reportsWith = (...changes: readonly Partial<ReportForAdmins>[]): ReportForAdmins[] =>
  changes.map((change, index) =>
    reportLike({
      id: String(10000001 + index),
      item: { ...reportLike().item, id: `item${index + 1}`, title: `Item ${index + 1}` },
      ...change,
    }),
  );

export const reportsLike = (
  count: number,
  change: Partial<ReportForAdmins> = {},
): ReportForAdmins[] => reportsWith(...Array.from({ length: count }, () => change));

export const commentReportLike = (change: Partial<ReportForAdmins> = {}): ReportForAdmins =>
  reportLike({
    reason: 'inappropriate',
    comment: { id: 'comment-1', username: 'carl', content: 'What a rude remark' },
    ...change,
  });

export const decidedReportFields = (
  username: string,
  status: ReportStatus,
): Partial<ReportForAdmins> => ({
  status,
  decidedBy: username,
  decidedAt: MOMENT,
});

const REMOVED_AT = new Date(2026, 11, 23, 15).toISOString();

export const hiddenBy = (by: 'admin' | 'reports'): NonNullable<ReportForAdmins['hidden']> =>
  by === 'admin'
    ? { isAutomatic: false, at: MOMENT, removedAt: REMOVED_AT }
    : { isAutomatic: true, at: MOMENT, removedAt: null };

export const ADMIN = memberLike({ id: 'admin-1', username: 'root', isAdmin: true });

/** The reports that the faked server has stored. */
let stored: readonly ReportForAdmins[] = [];
const PAGE_SIZE = 3;

const countsOf = (all: readonly ReportForAdmins[]): ReportCounts => {
  const of = (status: ReportStatus) => all.filter((one) => one.status === status).length;
  const counts = { pending: of('pending'), reviewed: of('reviewed') };
  return { ...counts, total: all.length, resolved: of('resolved'), dismissed: of('dismissed') };
};

/** Replaces the stored reports, as if another admin had changed them. */
export const storeReports = (reports: readonly ReportForAdmins[]): void => void (stored = reports);

/**
 * Signs in an admin. Sets the responses for a queue of these reports, in pages of 3. Decisions in the test change the
 * stored reports.
 */
export function setReportQueueResponses(
  reports: readonly ReportForAdmins[],
  admin: CurrentUser = ADMIN,
): void {
  storeReports(reports);
  setHomeResponses();
  setSignedInMemberResponses(admin);
  setResponse('listAppeals', { appeals: [], pending: 0, next: null });
  setResponseByUrl('listReports', ({ searchParams }) => {
    const status = searchParams.get('status') ?? 'all';
    const shown = stored.filter((one) => status === 'all' || one.status === status);
    const start = Number(searchParams.get('cursor') ?? 0);
    const end = start + PAGE_SIZE;
    return {
      reports: shown.slice(start, end),
      counts: countsOf(stored),
      next: end < shown.length ? String(end) : null,
    };
  });
  changes('decideReport', (body) => ({
    ...decidedReportFields('root', (body as ReportDecisionInput).status),
    reviewNotes: (body as ReportDecisionInput).reviewNotes || null,
  }));
  changes('hideReportedItem', () => ({
    ...decidedReportFields('root', 'resolved'),
    hidden: hiddenBy('admin'),
  }));
  // The call `showReportedItem` does not change the report itself, but only the reported item.
  changes('showReportedItem', () => ({ hidden: null }), 'same version');
  const gone = { ...decidedReportFields('root', 'resolved'), gone: 'Item deleted' } as const;
  changes('deleteReportedItem', () => gone);
  changes('deleteReportedComment', () => gone);
}

type ChangingCall = Extract<
  EndpointName,
  'decideReport' | `${'hide' | 'show' | 'delete'}Reported${string}`
>;

/**
 * Makes the faked server change a stored report when the call `name` is made. The URL of the call contains the number
 * of the report.
 */
function changes(
  name: ChangingCall,
  changeFor: (body: unknown) => Partial<ReportForAdmins>,
  versioned: 'new version' | 'same version' = 'new version',
): void {
  setResponseByUrl(name, ({ pathname }) => {
    const [report = ''] = /\d{8}/.exec(pathname) ?? [];
    const body = callsTo(name).at(-1)?.body;
    stored = stored.map((one) =>
      one.id === report
        ? {
            ...one,
            ...changeFor(body),
            version: String(Number(one.version) + (versioned === 'new version' ? 1 : 0)),
          }
        : one,
    );
    const changed = stored.find(({ id }) => id === report) ?? reportLike();
    return { body: { report: changed }, etag: changed.version };
  });
}

/** Opens the queue, and waits for its entries. */
export async function openReportQueue(url = '/admin'): Promise<void> {
  await renderApp(url);
  await expect.element(reportEntries().first()).toBeVisible();
}

export const reportEntries = () => page.getByRole('listitem').filter({ hasText: 'Report #' });
export const reportEntry = (n: number) =>
  reportEntries().filter({ hasText: `Report #1000000${n}` });
/** Returns the dialog with the review of the report 1000000n. */
export const reviewDialog = (n: number) =>
  page.getByRole('dialog', { name: `Review Report #1000000${n}` });
export const notesField = () => page.getByLabelText('Review Notes (Optional)');
/** Waits until the text of the element contains the words. */
export const expectText = (element: Locator, words: string) =>
  expect.poll(() => element.element().textContent).toContain(words);

export const toast = (title: string) => page.getByText(title, { exact: true }).first();

/** Opens the review of the report 1000000n. */
export async function openReview(n: number): Promise<void> {
  await reportEntry(n).getByRole('button', { name: 'Review' }).click();
  await expect.element(reviewDialog(n)).toBeVisible();
}

export const lastDecision = () => callsTo('decideReport').at(-1);
