/** The URL of the fees in the account settings. */
export const FEES_URL = '/account-settings#marketplace-fees';
