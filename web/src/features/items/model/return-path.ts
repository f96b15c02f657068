import { useLocation } from 'react-router-dom';
import { useIsHydrated } from '@/lib/hydration';
import { isSignInPage, sameOriginPath } from '@/lib/same-origin-path';
import { closedItemIdIn, openedItemIn } from './opened-item';

/**
 * Returns the URL to open after signing in. This is the current page with its open item. If the visitor followed a link
 * to an item and closed the item, the URL is the current page with that item. On a sign-in page, it is the URL in the
 * parameter `next`. Until hydration, it is '/' if no item is open, because the same HTML is built for several URLs.
 */
export function useReturnPath(): string {
  const isHydrated = useIsHydrated();
  const location = useLocation();
  const { pathname, search } = location;
  if (isSignInPage(pathname)) return sameOriginPath(new URLSearchParams(search).get('next'));
  const itemId = openedItemIn(location.state)?.itemId ?? closedItemIdIn(location.state);
  if (itemId === null) return isHydrated ? `${pathname}${search}` : '/';
  return `/item/${itemId}${pathname === '/' ? search : ''}`;
}
