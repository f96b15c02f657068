import { lazily } from '../lib/lazily';
import { createAchievementsService } from '../services/achievements/achievements';
import { createFavoritesService } from '../services/favorites/favorites';
import { createNotificationSettingsService } from '../services/notifications/notification-settings';
import { createOwnNotificationsService } from '../services/notifications/own-notifications';
import { createPushDevicesService } from '../services/notifications/push-devices';
import { createBlocking } from '../services/blocking/blocking';
import { createPremiumProfileService } from '../services/profiles/premium-profile-service';
import { createMemberSearch } from '../services/profiles/member-search';
import { createItemExport } from '../services/sales/item-export';
import { createMemberFeesService } from '../services/sales/member-fees';
import type { Backend } from './backend';
import type { SharedServices } from './shared-services';

/**
 * Creates the services for calls about members: achievements, blocking, favorites, bio and pinned items, search, fees,
 * export and notifications. These services do not use the item index.
 */
export function createMemberServices({ config, repos, now }: Backend, shared: SharedServices) {
  const { blockedMembers, isPremium } = shared;
  const { users, profiles, fees } = repos;
  return lazily({
    achievements: () => createAchievementsService({ users, achievements: repos.achievements, now }),
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
    premiumProfileService: () => createPremiumProfileService({ profiles, isPremium, now }),
    memberFees: () => createMemberFeesService({ fees }),
    notificationSettings: () => createNotificationSettingsService(repos),
    ownNotifications: () => createOwnNotificationsService(repos),
    pushDevices: () => createPushDevicesService(repos),
    memberSearch: () => createMemberSearch({ memberNames: repos.memberNames, blockedMembers }),
  });
}
