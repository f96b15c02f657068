const SIGNING_IN = /^\/(sign-in|login|register|api)(\/|$)/;

/**
 * The path to return to after signing in: `next` where it leads to a page of this origin, else '/'.
 * Addresses such as '//other.example' and '/\other.example' leave the origin and are refused.
 */
export function sameOriginPath(next: string | null, origin = window.location.origin): string {
  if (!next?.startsWith('/') || !URL.canParse(next, origin)) return '/';
  const url = new URL(next, origin);
  if (url.origin !== origin || SIGNING_IN.test(url.pathname)) return '/';
  return `${url.pathname}${url.search}${url.hash}`;
}
