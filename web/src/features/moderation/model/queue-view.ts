import { APPEAL_STATUSES, type AppealStatus } from '@contract/schemas/appeal';
import {
  REPORT_SEARCH_MAX_LENGTH,
  REPORT_SORTS,
  type ReportsQuery,
} from '@contract/schemas/report-for-admins';
import { REPORT_STATUSES } from '@contract/schemas/report';

const QUEUE_KINDS = ['all', 'reports', 'appeals'] as const;

/** The filters and the order of the queue, as the URL contains them. */
export interface QueueView {
  /** Whether the list shows reports, appeals or both. If it shows both, pending appeals come before the reports. */
  readonly kind: (typeof QUEUE_KINDS)[number];
  /** The status by which the reports are filtered. */
  readonly status: ReportsQuery['status'];
  /** The status by which the appeals are filtered, if the list shows only appeals. */
  readonly appealStatus: AppealStatus | 'all';
  readonly sort: ReportsQuery['sort'];
  /** The text to search for. '' if there is no search. */
  readonly q: string;
}

const oneOf = <One extends string>(all: readonly [One, ...One[]], text: string | null): One =>
  all.find((one) => one === text) ?? all[0];

/** Reads the view from the URL. Ignores unknown values, such as a status of another version. */
export const parseQueueView = (search: URLSearchParams): QueueView => ({
  kind: oneOf(QUEUE_KINDS, search.get('kind')),
  status: oneOf(['all', ...REPORT_STATUSES], search.get('status')),
  appealStatus: oneOf([...APPEAL_STATUSES, 'all'], search.get('appeals')),
  sort: oneOf(REPORT_SORTS, search.get('sort')),
  q: (search.get('q') ?? '').trim().slice(0, REPORT_SEARCH_MAX_LENGTH),
});

/** Returns the URL's parameters for the view. Leaves out default values. */
export function queueUrlParams(view: QueueView): Record<string, string> {
  const { kind, status, appealStatus, sort, q } = view;
  return {
    ...(kind !== 'all' && { kind }),
    ...(appealStatus !== 'pending' && { appeals: appealStatus }),
    ...(status !== 'all' && { status }),
    ...(sort !== 'newest' && { sort }),
    ...(q !== '' && { q }),
  };
}

/**
 * Returns the URL of the queue with a search for an item's title. The search finds only whole words, so a long title is
 * cut at a space. The search can also find other items with this title. If the title has no word, the URL searches for
 * all items of the owner. If the owner has no username either, the URL has no search.
 */
export function queueSearchUrl(item: { readonly title: string; readonly username: string | null }) {
  const { title, username } = item;
  const end =
    title.length > REPORT_SEARCH_MAX_LENGTH
      ? title.lastIndexOf(' ', REPORT_SEARCH_MAX_LENGTH)
      : title.length;
  const words = title.slice(0, Math.max(0, end));
  const q = /[\p{L}\p{N}]/u.test(words) ? words : (username ?? '');
  return q === '' ? '/admin' : `/admin?${new URLSearchParams({ q }).toString()}`;
}
