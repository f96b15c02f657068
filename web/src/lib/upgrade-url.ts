import { useLocation } from 'react-router-dom';

export const UPGRADE_PAGE = '/subscribe';

/** Returns the address of the page that sells Premium, from which the reader can go back to `from`. */
export const upgradeUrl = (from: string): string =>
  from === '/' ? UPGRADE_PAGE : `${UPGRADE_PAGE}?from=${encodeURIComponent(from)}`;

/** As `upgradeUrl`, from the current page. On the page that sells Premium, its own address. */
export function useUpgradeUrl(): string {
  const { pathname, search } = useLocation();
  const here = pathname + search;
  return pathname === UPGRADE_PAGE ? here : upgradeUrl(here);
}
