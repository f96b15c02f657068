import { MEMBER_SEARCH_MAX, type MembersQuery } from '@contract/schemas/moderated-member';

/** Which members the list shows. The URL holds it. */
export interface MembersView {
  /** '' for none. Only without it, `only` counts. */
  readonly q: string;
  readonly only: MembersQuery['only'];
}

const ONLY = ['all', 'suspended', 'admins'] as const;

export const ONLY_CHOICES = [
  { value: 'all', label: 'All Members' },
  { value: 'suspended', label: 'Suspended' },
  { value: 'admins', label: 'Admins' },
];

/** Ignores what is unknown. */
export function parseMembersView(search: URLSearchParams): MembersView {
  const q = (search.get('q') ?? '').trim().slice(0, MEMBER_SEARCH_MAX);
  const only = ONLY.find((one) => one === search.get('only')) ?? 'all';
  return { q, only: q === '' ? only : 'all' };
}

/** Returns the query of the URL without defaults. */
export const membersSearch = ({ q, only }: MembersView): Record<string, string> => ({
  tab: 'members',
  ...(q !== '' ? { q } : only !== 'all' && { only }),
});

const urlWith = (search: Record<string, string>): string =>
  `/admin?${new URLSearchParams(search).toString()}`;

/** The URL of a member sheet. */
export const memberUrl = (memberId: string): string =>
  urlWith({ tab: 'members', member: memberId });

/** The URL that finds a member by username. */
export const memberSearchUrl = (username: string): string =>
  urlWith({ tab: 'members', q: username });
