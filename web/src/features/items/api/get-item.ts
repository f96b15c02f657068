import { ApiError } from '@/services/api-error';
import { readQuery } from '@/services/read-query';

export const getItemQuery = (itemId: string) => readQuery('getItem', { params: { itemId } });

/** Whether a request failed because the item does not exist. An invalid id counts as a missing item, too. */
export const isMissing = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);
