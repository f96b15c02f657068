import {
  ADMIN_ACTS,
  type AdminAct,
  AUDIT_SEARCH_MAX_LENGTH,
  auditDaySchema,
  type AuditFilters,
} from '@contract/schemas/audit-log';

/** The search and filters of the audit log, as the URL contains them. */
export interface AuditView {
  /** The text to search for. '' if there is no search. */
  readonly q: string;
  readonly act: AdminAct | 'all';
  /** The first day of the filter, in UTC. '' if the filter has no first day. */
  readonly from: string;
  readonly to: string;
}

/** Returns `text` if it is a day that the server accepts. Otherwise returns ''. */
export const validDayOrEmpty = (text: string | null): string =>
  auditDaySchema.safeParse(text).data ?? '';

/** Reads the view from the URL. Ignores unknown values. */
export const parseAuditView = (search: URLSearchParams): AuditView => ({
  q: (search.get('q') ?? '').trim().slice(0, AUDIT_SEARCH_MAX_LENGTH),
  act: ADMIN_ACTS.find((one) => one === search.get('act')) ?? 'all',
  from: validDayOrEmpty(search.get('from')),
  to: validDayOrEmpty(search.get('to')),
});

type Filled<Filters> = { readonly [Name in keyof Filters]: Exclude<Filters[Name], undefined> };

/** Returns the filters that are set, for the server and the URL. */
export function auditFilters({ q, act, from, to }: AuditView): Filled<AuditFilters> {
  return {
    ...(q !== '' && { q }),
    ...(act !== 'all' && { act }),
    ...(from !== '' && { from }),
    ...(to !== '' && { to }),
  };
}

export const areDaysReversed = ({ from, to }: AuditView): boolean =>
  from !== '' && to !== '' && from > to;

/** Returns the URL of the audit log with a search for a username. */
export const auditSearchUrl = (username: string): string =>
  `/admin?${new URLSearchParams({ tab: 'audit', q: username }).toString()}`;
