import { PAGE_VIEW_ROUTES, type PageViewRoute } from '../schemas/page-view';

const PATTERNS = PAGE_VIEW_ROUTES.map((route) => ({
  route,
  pattern: new RegExp(`^${route.replace(/:\w+/, '[^/]+')}$`),
}));

/** Returns the route pattern of a path, such as '/user/:username', or 'other' if no pattern matches. */
export const pageViewRouteOf = (path: string): PageViewRoute =>
  PATTERNS.find(({ pattern }) => pattern.test(path))?.route ?? 'other';

/** Returns the text unchanged if it is a known route pattern, otherwise 'other'. */
export const knownPageViewRoute = (text: string): PageViewRoute =>
  PAGE_VIEW_ROUTES.find((route) => route === text) ?? 'other';
