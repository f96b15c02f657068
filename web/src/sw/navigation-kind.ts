/** The server's paths, and files. A page of the app never has a dot in its first segment. */
const NOT_A_PAGE = /^\/(api|media|__|assets|share-target)(\/|$)|^\/[^/]*\.[^/]*$/;
const ITEM_PAGE = /^\/item\/[^/]+\/?$/;

/** Who answers when the browser opens a path: the cached shell, the server if it is quick, or only the server. */
export function navigationKind(pathname: string): 'shell' | 'item' | 'server' {
  if (ITEM_PAGE.test(pathname)) return 'item';
  const isItemFile = pathname.startsWith('/item/');
  return NOT_A_PAGE.test(pathname) || isItemFile ? 'server' : 'shell';
}
