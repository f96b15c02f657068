const SITE = 'https://boloboard.invalid';
const CONTROL_OR_BACKSLASH = /[\p{Cc} \\]/u;

/**
 * Where a person goes after signing in: `next` where it is a path of this very site, else '/'.
 * Browsers read '//host' and '/\host' as other sites and drop tabs and line breaks first.
 */
export function returnPath(next: string | undefined): string {
  if (!next?.startsWith('/') || next.startsWith('//') || CONTROL_OR_BACKSLASH.test(next))
    return '/';
  if (!URL.canParse(next, SITE)) return '/';
  const url = new URL(next, SITE);
  if (url.origin !== SITE || url.pathname.startsWith('//')) return '/';
  return `${url.pathname}${url.search}${url.hash}`;
}
