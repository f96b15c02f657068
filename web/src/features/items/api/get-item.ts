import { ApiError } from '@/services/api-error';
import { queryOptionsFor } from '@/services/query-options';

export const getItemQuery = (itemId: string) => queryOptionsFor('getItem', { params: { itemId } });

/**
 * Returns whether a request failed because the item does not exist. An id with an invalid format counts as an item that
 * does not exist.
 */
export const isItemMissing = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);
