/** The file of the build that holds all built pages, from which the service worker takes them. */
export const BUILT_PAGES_FILE = 'built-pages.json';
/** Stands in the built service worker for the revision of that file, which is written after it. */
export const BUILT_PAGES_REVISION = 'BUILT_PAGES_REVISION';

/** What a built page has and the shell lacks. */
export interface BuiltPageParts {
  /** The route of the router. '*' is every address without a route. */
  readonly route: string;
  /** The text of `<title>`. */
  readonly title: string;
  /** HTML. */
  readonly content: string;
  /** HTML for the head: links to the styles and the code of the route. */
  readonly links: string;
}

/** `/`, `/item/{id}` and `/user/{username}` have data, so the server renders them. */
const FIRST_PAGE = /^\/(?:$|item\/|user\/)/;

/** Returns the built page at a path, or undefined if the path has a first page. */
export function builtPageAt<Page extends Pick<BuiltPageParts, 'route'>>(
  pages: readonly Page[],
  pathname: string,
): Page | undefined {
  if (FIRST_PAGE.test(pathname)) return undefined;
  return (
    pages.find(({ route }) => route !== '*' && patternOf(route).test(pathname)) ??
    pages.find(({ route }) => route === '*')
  );
}

const patternOf = (route: string) => new RegExp(`^${route.replaceAll(/:\w+/g, '[^/]+')}/?$`);
