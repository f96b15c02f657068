import { hasHead } from '../../domain/items/link-preview/page-head';
import { AppError } from '../../lib/app-error';

const TIMEOUT_MS = 3_000;
const UNREACHED_MESSAGE = 'BoloBoard cannot be reached right now. Please try again.';
/** What firebase.json says for every page, and what a page that a function answers must say too. */
const SECURITY_HEADERS = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
  'referrer-policy',
  'strict-transport-security',
  'x-content-type-options',
  'x-frame-options',
] as const;

/** The page that starts the app, as Hosting serves it at this moment. */
export interface SitePage {
  readonly html: string;
  /** Its security headers, by name. */
  readonly headers: Readonly<Record<string, string>>;
}

export interface SitePageGateway {
  /** Asks once for all who want it meanwhile. Throws AppError 'unavailable' where it was never had. */
  get(): Promise<SitePage>;
}

/**
 * Fetches `/index.html` from the site at `origin`. It is asked for every time: a copy kept over a
 * deployment would name scripts that are gone, and the CDN would keep what was made of it. The last
 * one is kept for when the site does not answer.
 */
export function createSitePageGateway(origin: string): SitePageGateway {
  let last: SitePage | undefined;
  let asking: Promise<SitePage> | undefined;

  async function ask(): Promise<SitePage> {
    try {
      last = await fetchPage(`${origin}/index.html`);
      return last;
    } catch (cause) {
      if (last) return last;
      throw new AppError('unavailable', UNREACHED_MESSAGE, { cause });
    } finally {
      asking = undefined;
    }
  }

  return { get: () => (asking ??= ask()) };
}

async function fetchPage(address: string): Promise<SitePage> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  const html = await answer.text();
  if (!answer.ok || !hasHead(html))
    throw new Error(`${address} answers ${answer.status} and not with the page`);
  const headers = SECURITY_HEADERS.flatMap((name) => {
    const value = answer.headers.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  return { html, headers: Object.fromEntries(headers) };
}
