/**
 * The routes of the first pages: the pages that the Cloud Function `page` renders with data. The build renders all
 * other routes.
 */
export const FIRST_PAGE_ROUTES: readonly string[] = ['/', '/item/:itemId', '/user/:username'];
