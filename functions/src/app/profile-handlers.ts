import { createBlockingHandlers } from '../http/handlers/blocking-handlers';
import { createFavoritesHandlers } from '../http/handlers/favorites-handlers';
import { createProfilesHandlers } from '../http/handlers/profiles-handlers';
import { createFavoritesRepo } from '../repos/favorites-repo';
import { createMemberNamesRepo } from '../repos/member-names-repo';
import { createProfilesRepo } from '../repos/profiles-repo';
import { createUsernamesRepo } from '../repos/usernames-repo';
import { createFavorites } from '../services/favorites/favorites';
import { createBlocking } from '../services/profiles/blocking';
import { createMemberExtras } from '../services/profiles/member-extras';
import { createMemberSearch } from '../services/profiles/member-search';
import type { Backend } from './backend';

/** Composes the handlers of calls about members that do not read the item index: blocking, favorites, bio, pins and the search. */
export function createProfileHandlers({ db, blocks, blockedMembers, now, gate }: Backend) {
  const profiles = createProfilesRepo(db);
  return {
    ...createBlockingHandlers({
      blocking: createBlocking({ blocks, usernames: createUsernamesRepo(db), blockedMembers }),
    }),
    ...createProfilesHandlers({
      memberSearch: createMemberSearch({ memberNames: createMemberNamesRepo(db), blockedMembers }),
      memberExtras: createMemberExtras({ profiles, isPremium: gate.isPremium, now }),
    }),
    ...createFavoritesHandlers({
      favorites: createFavorites({ favorites: createFavoritesRepo(db), profiles, blockedMembers }),
    }),
  };
}
