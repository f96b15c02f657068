/** The routes that the function `page` renders with data. The build renders all other routes. */
export const FIRST_PAGE_ROUTES: readonly string[] = ['/', '/item/:itemId', '/user/:username'];
