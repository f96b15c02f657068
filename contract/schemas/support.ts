/** How long an answer of the support takes. */
export const SUPPORT_ANSWER_HOURS = { fastest: 24, slowest: 48 } as const;

/** A deleted account is gone within this time of the request. */
export const DELETION_HOURS = 48;
