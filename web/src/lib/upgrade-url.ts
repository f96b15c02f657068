import { useLocation } from 'react-router-dom';

export const UPGRADE_PAGE = '/subscribe';

/** Returns the URL of the page that offers Premium. From there, the reader can go back to `from`. */
export const upgradeUrl = (from: string): string =>
  from === '/' ? UPGRADE_PAGE : `${UPGRADE_PAGE}?from=${encodeURIComponent(from)}`;

/**
 * Returns the URL of the page that offers Premium, with the way back to the current page. On the page that offers
 * Premium, returns the current URL.
 */
export function useUpgradeUrl(): string {
  const { pathname, search } = useLocation();
  const here = pathname + search;
  return pathname === UPGRADE_PAGE ? here : upgradeUrl(here);
}
