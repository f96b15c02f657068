import { readQuery } from '@/services/read-query';

export const notificationSettingsQuery = readQuery('getNotificationSettings', {});
