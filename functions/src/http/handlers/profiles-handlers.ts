import type { MemberSearch } from '../../services/profiles/member-search';
import type { Handlers } from '../handler';

interface ProfilesParts {
  readonly memberSearch: MemberSearch;
}

export function createProfilesHandlers({ memberSearch }: ProfilesParts): Handlers<'searchUsers'> {
  return {
    searchUsers: async ({ query }, reader) => ({ users: await memberSearch.search(query, reader) }),
  };
}
