/** Matches paths of the server and of files. The first segment of a page's path never contains a dot. */
const NOT_A_PAGE = /^\/(api|media|__|assets|share-target)(\/|$)|^\/[^/]*\.[^/]*$/;
const ITEM_PAGE = /^\/item\/[^/]+\/?$/;

/**
 * Returns who responds when the browser opens a path. 'shell': the cached shell. 'item': the server if it responds
 * quickly, otherwise the shell. 'server': only the server.
 */
export function navigationKind(pathname: string): 'shell' | 'item' | 'server' {
  if (ITEM_PAGE.test(pathname)) return 'item';
  const isItemFile = pathname.startsWith('/item/');
  return NOT_A_PAGE.test(pathname) || isItemFile ? 'server' : 'shell';
}
