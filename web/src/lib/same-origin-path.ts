const SIGN_IN_PAGE = /^\/(sign-in|login|register|api)(\/|$)/i;

export const isSignInPage = (pathname: string): boolean => SIGN_IN_PAGE.test(pathname);

/**
 * Returns the page to open after signing in. Reads the URL itself, because an event can come before the app knows the
 * query of a built page. Call it in event handlers.
 */
export const nextPathInUrl = (): string =>
  sameOriginPath(new URLSearchParams(location.search).get('next'));

/**
 * Returns `next` if it is a page of this origin and not a page to sign in or register. Otherwise, for example for
 * '//other.example', returns '/'.
 */
export function sameOriginPath(next: string | null, ownOrigin?: string): string {
  if (!next?.startsWith('/')) return '/';
  // The origin is not the default value of the parameter, because the server has no `location`.
  const origin = ownOrigin ?? location.origin;
  if (!URL.canParse(next, origin)) return '/';
  const url = new URL(next, origin);
  if (url.origin !== origin || isSignInPage(url.pathname)) return '/';
  return `${url.pathname}${url.search}${url.hash}`;
}
