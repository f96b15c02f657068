/** The address of the fees in the account settings. */
export const FEES_ADDRESS = '/account-settings#marketplace-fees';
