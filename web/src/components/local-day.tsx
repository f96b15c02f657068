import { formatMoment } from '@/lib/format';
import { useIsHydrated } from '@/lib/hydration';

/**
 * Shows the day of a time in the reader's time zone. Until hydration, shows the day in UTC, because the server does not
 * know the reader's time zone.
 */
export function LocalDay({ moment }: { readonly moment: string }) {
  const isHydrated = useIsHydrated();
  return <time dateTime={moment}>{formatMoment(moment, isHydrated ? undefined : 'UTC')}</time>;
}
