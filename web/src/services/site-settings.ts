import { useQuery } from '@tanstack/react-query';
import { useIsHydrated } from '@/lib/hydration';
import { readQuery } from './read-query';

/**
 * Returns the settings of the site. They are loading on the server, and until its HTML is hydrated, even if they are
 * here.
 */
export function useSiteSettings() {
  const isHydrated = useIsHydrated();
  const { data, isPending, refetch } = useQuery(readQuery('getSiteSettings', {}));
  return { settings: isHydrated ? data : undefined, isPending: isPending || !isHydrated, refetch };
}
