import type { BlockedMembers } from '../../services/profiles/blocked-members';
import type { MemberSearch } from '../../services/profiles/member-search';
import type { Handlers } from '../handler';

interface ProfilesParts {
  readonly memberSearch: MemberSearch;
  readonly blockedMembers: Pick<BlockedMembers, 'of'>;
}

export function createProfilesHandlers({
  memberSearch,
  blockedMembers,
}: ProfilesParts): Handlers<'searchUsers'> {
  return {
    searchUsers: async ({ query }, reader) => {
      const { ids } = await blockedMembers.of(reader);
      return { users: await memberSearch.search(query.q, query.limit, ids) };
    },
  };
}
