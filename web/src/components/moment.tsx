import { formatMoment } from '@/lib/format';
import { useIsHydrated } from '@/lib/hydration';

/** Shows the day of a time in the reader's time zone, which the server does not know. */
export function Moment({ moment }: { readonly moment: string }) {
  const isHydrated = useIsHydrated();
  return <time dateTime={moment}>{formatMoment(moment, isHydrated ? undefined : 'UTC')}</time>;
}
