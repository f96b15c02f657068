import { lazily } from '../lib/lazily';
import { createAchievements } from '../services/achievements/achievements';
import { createFavoritesService } from '../services/favorites/favorites';
import { createNotificationSettingsService } from '../services/notifications/notification-settings';
import { createOwnNotificationsService } from '../services/notifications/own-notifications';
import { createPushDevices } from '../services/notifications/push-devices';
import { createBlocking } from '../services/blocking/blocking';
import { createMemberExtras } from '../services/profiles/member-extras';
import { createMemberSearch } from '../services/profiles/member-search';
import { createItemExport } from '../services/sales/item-export';
import { createMemberFeesService } from '../services/sales/member-fees';
import type { Backend } from './backend';
import type { Services } from './services';

/**
 * Creates the services for calls about members: achievements, blocking, favorites, bio and pinned items, search, fees,
 * export and notifications. These services do not use the item index.
 */
export function createMemberServices({ config, repos, now }: Backend, shared: Services) {
  const { blockedMembers, isPremium } = shared;
  const { users, profiles, fees } = repos;
  return lazily({
    achievements: () => createAchievements({ users, achievements: repos.achievements, now }),
    blocking: () => {
      const { blocks, usernames } = repos;
      return createBlocking({ blocks, usernames, blockedMembers });
    },
    favorites: () =>
      createFavoritesService({ favorites: repos.favorites, profiles, blockedMembers }),
    itemExport: () => {
      const { exportedItems, keptSales } = repos;
      const { siteOrigin } = config;
      return createItemExport({ exportedItems, keptSales, fees, siteOrigin, now });
    },
    memberExtras: () => createMemberExtras({ profiles, isPremium, now }),
    memberFees: () => createMemberFeesService({ fees }),
    notificationSettings: () => createNotificationSettingsService(repos),
    ownNotifications: () => createOwnNotificationsService(repos),
    pushDevices: () => createPushDevices(repos),
    memberSearch: () => createMemberSearch({ memberNames: repos.memberNames, blockedMembers }),
  });
}
