import { ApiError } from '@/services/api-error';

const BAD_LINK_STATUSES = [400, 404, 409];

/** True if the server says that a mailed link is unknown, expired or used, so that trying again does not help. */
export const isBadLink = (error: unknown): error is ApiError =>
  error instanceof ApiError && BAD_LINK_STATUSES.includes(error.status);
