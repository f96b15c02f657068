/** The page with the form for the username: the home page. */
export const USERNAME_PAGE = '/#username-card';
