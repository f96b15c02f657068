/** The pages into which `page` renders, each with the styles that its first paint needs. The build writes them. */
export const UNRENDERED_FILES = {
  /** `/` without a query. */
  home: 'unrendered-page.html',
  /** `/item/{id}`: an open item over the list. */
  item: 'unrendered-item.html',
  /** `/` with a query. */
  list: 'unrendered-list.html',
  profile: 'unrendered-profile.html',
} as const;

export type UnrenderedPage = keyof typeof UNRENDERED_FILES;
