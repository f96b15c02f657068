// Not '@contract': the configuration of Vite loads this module, too.
import { FIRST_PAGE_ROUTES } from '../../../contract/rules/first-page-routes.ts';

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

/** Returns the built page at a path, or undefined if the path has a first page. */
export function builtPageAt<Page extends Pick<BuiltPageParts, 'route'>>(
  pages: readonly Page[],
  pathname: string,
): Page | undefined {
  const isAt = (route: string) => patternOf(route).test(pathname);
  if (FIRST_PAGE_ROUTES.some(isAt)) return undefined;
  return (
    pages.find(({ route }) => route !== '*' && isAt(route)) ??
    pages.find(({ route }) => route === '*')
  );
}

/** In any case and with slashes at the end, as React Router, which the service worker does not load. */
const patternOf = (route: string) => new RegExp(`^${route.replaceAll(/:\w+/g, '[^/]+')}/*$`, 'i');
