import { queryOptionsFor } from '@/services/query-options';

export const notificationSettingsQuery = queryOptionsFor('getNotificationSettings', {});
