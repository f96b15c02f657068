/** The username card is on the home page. */
export const USERNAME_PAGE = '/#username-card';
