import { ApiError } from '@/services/api-error';
import { readQuery } from '@/services/read-query';

export const getItemQuery = (itemId: string) => readQuery('getItem', { params: { itemId } });

/**
 * Returns whether a request failed because the item does not exist. An item with an invalid id does not exist, either.
 */
export const isMissing = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);
