import { APPEAL_STATUSES, type AppealStatus } from '@contract/schemas/appeal';
import {
  REPORT_SEARCH_MAX,
  REPORT_SORTS,
  type Reported,
  type ReportsQuery,
} from '@contract/schemas/reported';
import { REPORT_STATUSES } from '@contract/schemas/report';

const QUEUE_KINDS = ['all', 'reports', 'appeals'] as const;

/** What the queue shows and in which order. The address holds it. */
export interface QueueView {
  /** Pending appeals come before the reports. */
  readonly kind: (typeof QUEUE_KINDS)[number];
  /** Of the reports. */
  readonly status: ReportsQuery['status'];
  /** If only appeals are shown. */
  readonly appealStatus: AppealStatus | 'all';
  readonly sort: ReportsQuery['sort'];
  /** '' for all. */
  readonly q: string;
}

const oneOf = <One extends string>(all: readonly [One, ...One[]], text: string | null): One =>
  all.find((one) => one === text) ?? all[0];

/** Ignores what is unknown, such as a status of another version. */
export const parseQueueView = (search: URLSearchParams): QueueView => ({
  kind: oneOf(QUEUE_KINDS, search.get('kind')),
  status: oneOf(['all', ...REPORT_STATUSES], search.get('status')),
  appealStatus: oneOf([...APPEAL_STATUSES, 'all'], search.get('appeals')),
  sort: oneOf(REPORT_SORTS, search.get('sort')),
  q: (search.get('q') ?? '').trim().slice(0, REPORT_SEARCH_MAX),
});

/** Returns the query of the address without defaults. */
export function queueSearch(view: QueueView): Record<string, string> {
  const { kind, status, appealStatus, sort, q } = view;
  return {
    ...(kind !== 'all' && { kind }),
    ...(appealStatus !== 'pending' && { appeals: appealStatus }),
    ...(status !== 'all' && { status }),
    ...(sort !== 'newest' && { sort }),
    ...(q !== '' && { q }),
  };
}

/** The address of the queue with the entry of a report, and others of items with the same title. */
export const queueAddress = ({ item }: Reported): string => {
  const q = item.title.slice(0, REPORT_SEARCH_MAX);
  return `/admin?${new URLSearchParams({ q }).toString()}`;
};
