/** The URL of the page with the form for the username. This is the home page. */
export const USERNAME_PAGE_URL = '/#username-card';
