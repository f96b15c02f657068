import { sameOriginPath } from '@/lib/same-origin-path';
import { UPGRADE_PAGE } from '@/lib/upgrade-url';

/**
 * The key in sessionStorage for the URL of the page that the reader saw before the checkout. The app stores this URL,
 * because Stripe's page does not send it back.
 */
const KEY = 'boloboard-before-checkout';

const NAMES: readonly (readonly [pattern: RegExp, label: string])[] = [
  [/^\/dashboard/, 'Back to Dashboard'],
  [/^\/account-settings/, 'Back to Account Settings'],
  [/^\/user\//, 'Back to Profile'],
  [/^\/item\//, 'Back to Item'],
  [/^\/(\?|$)/, 'Back to Items'],
];

export const backLinkLabel = (from: string): string =>
  NAMES.find(([pattern]) => pattern.test(from))?.[1] ?? 'Back';

/**
 * Returns `from` if it is a page of this app other than the page that offers Premium. Otherwise returns the home page.
 */
export function safeBackPath(from: string | null): string {
  const path = sameOriginPath(from);
  return path.startsWith(UPGRADE_PAGE) ? '/' : path;
}

export function storeBackPath(from: string): void {
  try {
    sessionStorage.setItem(KEY, from);
  } catch {
    // Browsers can block sessionStorage. The path back is then the home page.
  }
}

export function storedBackPath(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}
