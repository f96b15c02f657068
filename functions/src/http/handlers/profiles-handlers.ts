import type { MemberProfiles } from '../../services/profiles/member-profiles';
import type { MemberSearch } from '../../services/profiles/member-search';
import type { PremiumProfileService } from '../../services/profiles/premium-profile-service';
import type { Handlers } from '../handler';

export const createProfilePageHandlers = ({
  memberProfiles,
}: {
  readonly memberProfiles: MemberProfiles;
}): Handlers<'getProfile' | 'getProfileStats'> => ({
  getProfile: ({ params, query }, { actor, itemsVersion, blocksSince }) =>
    memberProfiles.page(params.username, query, { actor, blocksSince, since: itemsVersion }),
  getProfileStats: ({ params }, { actor, itemsVersion, blocksSince }) =>
    memberProfiles.stats(params.username, { actor, blocksSince, since: itemsVersion }),
});

interface ProfilesDeps {
  readonly memberSearch: MemberSearch;
  readonly premiumProfileService: PremiumProfileService;
}

export function createProfilesHandlers({
  memberSearch,
  premiumProfileService,
}: ProfilesDeps): Handlers<'searchUsers' | 'setBio' | 'pinItem' | 'unpinItem'> {
  return {
    searchUsers: async ({ query }, reader) => ({ users: await memberSearch.search(query, reader) }),
    setBio: ({ body }, { actor }) => premiumProfileService.setBio({ ...body, actor }),
    pinItem: ({ params }, { actor }) => premiumProfileService.pin({ ...params, actor }),
    unpinItem: ({ params }, { actor }) => premiumProfileService.unpin({ ...params, actor }),
  };
}
