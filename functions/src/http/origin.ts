import type { IncomingHttpHeaders } from 'node:http';

/** The host in the browser's address bar: Firebase Hosting forwards it, a direct call has its own. */
function siteHost(headers: IncomingHttpHeaders): string | undefined {
  const forwarded = String(headers['x-forwarded-host'] ?? '')
    .split(',')[0]
    ?.trim();
  return (forwarded === '' ? headers.host : forwarded)?.toLowerCase();
}

function hostOf(address: string): string | null {
  return URL.canParse(address) ? new URL(address).host : null;
}

/**
 * Whether a page of another site sent the request. Browsers always say so: in `Origin`, in
 * `Sec-Fetch-Site` ('none' is a person's own doing) or in `Referer`. What says nothing is no
 * browser, and carries nobody's cookie but its own.
 */
export function isFromAnotherSite(headers: IncomingHttpHeaders): boolean {
  const host = siteHost(headers);
  if (headers.origin !== undefined) return hostOf(headers.origin) !== host;
  const fetchSite = headers['sec-fetch-site'];
  if (fetchSite !== undefined) return fetchSite !== 'same-origin' && fetchSite !== 'none';
  return headers.referer !== undefined && hostOf(headers.referer) !== host;
}
