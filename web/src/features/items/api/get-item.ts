import { ApiError } from '@/services/api-error';
import { readQuery } from '@/services/read-query';

/** One item by its id. */
export const getItemQuery = (itemId: string) => readQuery('getItem', { params: { itemId } });

/** Whether a read failed because no such item exists. An invalid id counts as well. */
export const isMissing = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);
