import { useQuery } from '@tanstack/react-query';
import { useIsHydrated } from '@/lib/hydration';
import { queryOptionsFor } from './query-options';

/**
 * Returns the settings of the site. The settings count as loading in HTML that the server renders. They also count as
 * loading until the browser has hydrated this HTML, even if the page already has them.
 */
export function useSiteSettings() {
  const isHydrated = useIsHydrated();
  const { data, isPending, refetch } = useQuery(queryOptionsFor('getSiteSettings', {}));
  return { settings: isHydrated ? data : undefined, isPending: isPending || !isHydrated, refetch };
}
