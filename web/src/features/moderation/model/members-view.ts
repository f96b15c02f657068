import { MEMBER_SEARCH_MAX_LENGTH, type MembersQuery } from '@contract/schemas/members-for-admins';

/** The search and the filter of the list of members, as the URL contains them. */
export interface MembersView {
  /** The search. '' if there is none. The filter `only` applies only without a search. */
  readonly q: string;
  readonly only: MembersQuery['only'];
}

const ONLY = ['all', 'suspended', 'admins'] as const;

export const MEMBER_FILTER_CHOICES = [
  { value: 'all', label: 'All Members' },
  { value: 'suspended', label: 'Suspended' },
  { value: 'admins', label: 'Admins' },
];

/** Reads the view from the URL. Ignores unknown values. */
export function parseMembersView(search: URLSearchParams): MembersView {
  const q = (search.get('q') ?? '').trim().slice(0, MEMBER_SEARCH_MAX_LENGTH);
  const only = ONLY.find((one) => one === search.get('only')) ?? 'all';
  return { q, only: q === '' ? only : 'all' };
}

/** Returns the URL's parameters for the view. Leaves out default values. */
export const membersUrlParams = ({ q, only }: MembersView): Record<string, string> => ({
  tab: 'members',
  ...(q !== '' ? { q } : only !== 'all' && { only }),
});

const urlWith = (search: Record<string, string>): string =>
  `/admin?${new URLSearchParams(search).toString()}`;

/** Returns the URL of a member sheet. */
export const memberUrl = (memberId: string): string =>
  urlWith({ tab: 'members', member: memberId });

/** Returns the URL of the list with a search for a username. */
export const memberSearchUrl = (username: string): string =>
  urlWith({ tab: 'members', q: username });
