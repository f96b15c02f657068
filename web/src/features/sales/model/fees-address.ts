export const FEES_ID = 'marketplace-fees';

/** The address of the fees in the account settings. */
export const FEES_ADDRESS = `/account-settings#${FEES_ID}`;
