/** The routes of first pages, which the function `page` renders with data. The build renders all other routes. */
export const FIRST_PAGE_ROUTES: readonly string[] = ['/', '/item/:itemId', '/user/:username'];
