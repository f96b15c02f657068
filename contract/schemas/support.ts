/** How many hours support usually takes to reply to an email: `fastest` to `slowest`. */
export const SUPPORT_REPLY_HOURS = { fastest: 24, slowest: 48 } as const;

/** Within how many hours of the request an account is deleted. */
export const DELETION_HOURS = 48;
