import { ApiError } from '@/services/api-error';

const BAD_LINK_STATUSES = [400, 404, 409];

/**
 * Returns true if a link from a mail is unknown, expired or already used, so that opening the link again cannot help.
 */
export const isBadMailLinkError = (error: unknown): error is ApiError =>
  error instanceof ApiError && BAD_LINK_STATUSES.includes(error.status);
