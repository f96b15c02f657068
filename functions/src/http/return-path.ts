const SITE = 'https://boloboard.invalid';
const CONTROL_OR_BACKSLASH = /[\p{Cc} \\]/u;

/**
 * Returns `next` if it is a path on this site, otherwise '/'. Browsers treat '//host' and '/\host' as URLs of other
 * sites.
 */
export function returnPath(next: string | undefined): string {
  if (!next?.startsWith('/') || next.startsWith('//') || CONTROL_OR_BACKSLASH.test(next))
    return '/';
  if (!URL.canParse(next, SITE)) return '/';
  const url = new URL(next, SITE);
  if (url.origin !== SITE || url.pathname.startsWith('//')) return '/';
  return `${url.pathname}${url.search}${url.hash}`;
}
