/** How many hours support usually takes to reply to an email: from `fastest` to `slowest`. */
export const SUPPORT_REPLY_HOURS = { fastest: 24, slowest: 48 } as const;

/** The most hours from a request to delete an account until the account is deleted. */
export const ACCOUNT_DELETION_MAX_HOURS = 48;
