import {
  REPORT_SEARCH_MAX,
  REPORT_SORTS,
  type Reported,
  type ReportsQuery,
} from '@contract/schemas/reported';
import { REPORT_STATUSES } from '@contract/schemas/report';

/** What the queue shows and in which order. The address holds it. */
export interface QueueView {
  readonly status: ReportsQuery['status'];
  readonly sort: ReportsQuery['sort'];
  /** '' for all. */
  readonly q: string;
}

const oneOf = <One extends string>(all: readonly [One, ...One[]], text: string | null): One =>
  all.find((one) => one === text) ?? all[0];

/** Ignores what is unknown, such as a status of another version. */
export const parseQueueView = (search: URLSearchParams): QueueView => ({
  status: oneOf(['all', ...REPORT_STATUSES], search.get('status')),
  sort: oneOf(REPORT_SORTS, search.get('sort')),
  q: (search.get('q') ?? '').trim().slice(0, REPORT_SEARCH_MAX),
});

/** Returns the query of the address without defaults. */
export function queueSearch({ status, sort, q }: QueueView): Record<string, string> {
  return {
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
