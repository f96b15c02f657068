/**
 * The HTML files into which the function `page` renders. The web build writes them. Each contains the styles that its
 * first paint needs.
 */
export const UNRENDERED_FILES = {
  /** The file for `/` without a query. */
  home: 'unrendered-page.html',
  /** The file for `/item/{id}`: an open item over the list. */
  item: 'unrendered-item.html',
  /** The file for `/` with a query. */
  list: 'unrendered-list.html',
  profile: 'unrendered-profile.html',
} as const;

export type UnrenderedPage = keyof typeof UNRENDERED_FILES;
