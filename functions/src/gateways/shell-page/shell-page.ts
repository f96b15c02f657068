import { hasHead } from '../../domain/site/page-head';
import { AppError } from '../../lib/app-error';
import { shareRun } from '../../lib/single-flight';

const TIMEOUT_MS = 3_000;
const UNAVAILABLE_MESSAGE = "BoloBoard isn't available right now. Please try again.";
/**
 * The names of the security headers that firebase.json sets for static pages. A page that a function returns must
 * have the same headers.
 */
const SECURITY_HEADERS = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
  'referrer-policy',
  'strict-transport-security',
  'x-content-type-options',
  'x-frame-options',
] as const;

export interface ShellPage {
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

export interface ShellPageGateway {
  /**
   * Returns the shell of the app. Concurrent calls share one request. Throws AppError 'unavailable' if the request
   * fails and no earlier request has fetched the shell.
   */
  get(): Promise<ShellPage>;
}

/**
 * Creates a gateway that fetches the page on every call, because an older page could refer to deleted scripts. If a
 * fetch fails, the gateway returns the page that it fetched last.
 */
export function createShellPageGateway(origin: string): ShellPageGateway {
  let last: ShellPage | undefined;

  const get = shareRun(async () => {
    try {
      last = await fetchPage(`${origin}/shell.html`);
      return last;
    } catch (cause) {
      if (last) return last;
      throw new AppError('unavailable', UNAVAILABLE_MESSAGE, { cause });
    }
  });

  return { get };
}

async function fetchPage(url: string): Promise<ShellPage> {
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  const html = await response.text();
  if (!response.ok || !hasHead(html))
    throw new Error(`${url} returned status ${response.status} or not the app's page`);
  const headers = SECURITY_HEADERS.flatMap((name) => {
    const value = response.headers.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  return { html, headers: Object.fromEntries(headers) };
}
