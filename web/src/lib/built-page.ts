// Not '@contract': the configuration of Vite loads this module, too.
import { FIRST_PAGE_ROUTES } from '../../../contract/rules/first-page-routes.ts';

/** The file of the build that holds all built pages, from which the service worker takes them. */
export const BUILT_PAGES_FILE = 'built-pages.json';
/** Stands in the built service worker for the revision of that file, which is written after it. */
export const BUILT_PAGES_REVISION = 'BUILT_PAGES_REVISION';

/** A page that the build renders. */
export interface BuiltPage {
  /** The route of the router. '*' is every address without a route. */
  readonly route: string;
  /** The name of its file, without '.html'. */
  readonly name: string;
  /** What `usePageTitle` shows before ' · BoloBoard'. */
  readonly title: string;
  /** For search engines. Without one, the page has the description of the product. */
  readonly description?: string;
  /** The modules that load with the route, below `app/pages`. */
  readonly code: readonly string[];
}

export interface RenderedBuiltPage extends BuiltPage {
  /** HTML. */
  readonly content: string;
}

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
  /** The paths of these styles. */
  readonly sheets: readonly string[];
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

/** As React Router, which the service worker does not load, ignores case and slashes at the end. */
const patternOf = (route: string) => new RegExp(`^${route.replaceAll(/:\w+/g, '[^/]+')}/*$`, 'i');
