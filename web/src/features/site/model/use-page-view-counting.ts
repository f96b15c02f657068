import { pageViewRouteOf } from '@contract/rules/page-view-route';
import type { PageViewRoute } from '@contract/schemas/page-view';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { whenVisibleAndIdle } from '@/lib/when-visible-and-idle';
import { countPageView } from '@/services/page-views';
import { mayMeasure } from '@/services/web-vitals';

/** A view of a page. Each view is a new object, even if its route is the same as before. */
export interface PageView {
  readonly route: PageViewRoute;
}

/**
 * Counts a view of the page on which the visitor arrived, and of each page that they open later. Returns the last
 * counted view.
 */
export function usePageViewCounting(): PageView | null {
  const { pathname } = useLocation();
  const hasArrived = useRef(false);
  const [view, setView] = useState<PageView | null>(null);
  useEffect(() => {
    if (!mayMeasure(navigator)) return;
    return whenVisibleAndIdle(() => {
      const route = pageViewRouteOf(hasArrived.current ? pathname : arrivalPath(pathname));
      hasArrived.current = true;
      countPageView(route);
      setView({ route });
    });
  }, [pathname]);
  return view;
}

/**
 * Returns the path on which the visitor arrived. `pathname` is another path if the visitor arrived on an item's page,
 * because the app has already replaced the item's URL with the URL of the list behind the item.
 */
function arrivalPath(pathname: string): string {
  const [load] = performance.getEntriesByType('navigation');
  const opened = load && URL.canParse(load.name) ? new URL(load.name).pathname : pathname;
  return pageViewRouteOf(opened) === '/item/:itemId' ? opened : pathname;
}
