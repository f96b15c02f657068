// Imports by a relative path, because Vite's configuration also loads this module and cannot resolve '@contract'.
import { FIRST_PAGE_ROUTES } from '../../../contract/rules/first-page-routes.ts';

/** The name of the built file that contains all built pages. The service worker reads it. */
export const BUILT_PAGES_FILE = 'built-pages.json';
/**
 * A placeholder in the built service worker. After the build, a script replaces it with the revision of
 * `BUILT_PAGES_FILE`.
 */
export const BUILT_PAGES_REVISION = 'BUILT_PAGES_REVISION';

/** A page that the build renders. */
export interface BuiltPage {
  /** The route of the router. '*' stands for all URLs without a route. */
  readonly route: string;
  /** The name of the page's file without '.html'. */
  readonly name: string;
  /** The title that `usePageTitle` shows before ' · BoloBoard'. */
  readonly title: string;
  /** A description for search engines. Without it, the page has the description of the product. */
  readonly description?: string;
  /** The modules below `app/pages` that load with the route. */
  readonly code: readonly string[];
}

export interface RenderedBuiltPage extends BuiltPage {
  /** The rendered HTML. */
  readonly content: string;
}

/** The parts of a built page that the shell lacks. */
export interface BuiltPageParts {
  /** The route of the router. '*' stands for all URLs without a route. */
  readonly route: string;
  /** The text of `<title>`. */
  readonly title: string;
  /** The rendered HTML. */
  readonly content: string;
  /** HTML for the head: links to the styles and the code of the route. */
  readonly links: string;
  /** The paths of the route's styles. */
  readonly sheets: readonly string[];
}

/**
 * Returns the built page at a path. Returns undefined if the path belongs to one of `FIRST_PAGE_ROUTES`, because the
 * server renders these pages.
 */
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

/**
 * Returns a pattern for the paths of a route. Like React Router, it ignores letter case and slashes at the end. The
 * service worker uses it, because it does not load React Router.
 */
const patternOf = (route: string) => new RegExp(`^${route.replaceAll(/:\w+/g, '[^/]+')}/*$`, 'i');
