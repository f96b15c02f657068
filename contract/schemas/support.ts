/** How many hours an email to support waits for a reply. */
export const SUPPORT_REPLY_HOURS = { fastest: 24, slowest: 48 } as const;

/** An account is deleted within this many hours of the request. */
export const DELETION_HOURS = 48;
