import {
  ADMIN_ACTS,
  type AdminAct,
  AUDIT_SEARCH_MAX,
  auditDaySchema,
  type AuditFilters,
} from '@contract/schemas/audit-log';

/** What the audit log shows. The URL holds it. */
export interface AuditView {
  /** '' for all. */
  readonly q: string;
  readonly act: AdminAct | 'all';
  /** UTC days, '' for no limit. */
  readonly from: string;
  readonly to: string;
}

/** Returns '' for what the server would refuse. */
export const dayIn = (text: string | null): string => auditDaySchema.safeParse(text).data ?? '';

/** Ignores what is unknown. */
export const parseAuditView = (search: URLSearchParams): AuditView => ({
  q: (search.get('q') ?? '').trim().slice(0, AUDIT_SEARCH_MAX),
  act: ADMIN_ACTS.find((one) => one === search.get('act')) ?? 'all',
  from: dayIn(search.get('from')),
  to: dayIn(search.get('to')),
});

type Filled<Filters> = { readonly [Name in keyof Filters]: Exclude<Filters[Name], undefined> };

/** Returns what to ask the server, and what the URL says, without defaults. */
export function auditFilters({ q, act, from, to }: AuditView): Filled<AuditFilters> {
  return {
    ...(q !== '' && { q }),
    ...(act !== 'all' && { act }),
    ...(from !== '' && { from }),
    ...(to !== '' && { to }),
  };
}

export const isReversed = ({ from, to }: AuditView): boolean =>
  from !== '' && to !== '' && from > to;

/** The URL that finds the entries with a username. */
export const auditSearchUrl = (username: string): string =>
  `/admin?${new URLSearchParams({ tab: 'audit', q: username }).toString()}`;
