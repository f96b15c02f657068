import { type RefObject, useEffect, useRef, useState } from 'react';
import { reloadPage } from '@/lib/reload-page';
import { useTypedElsewhere } from '@/lib/use-typed-elsewhere';

/** As long as the app shows that the picture was stored. */
const RELOAD_DELAY_MS = 1000;

/**
 * Reloads the page after a second, so that it shows the new picture everywhere. If the member typed something outside of
 * `section`, which a reload would lose, sets `asksToReload` instead.
 */
export function useReloadSoon(section: RefObject<Element | null>) {
  const hasTypedElsewhere = useTypedElsewhere(section);
  const [asksToReload, setAsksToReload] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const reloadSoon = () => {
    timer.current = setTimeout(() => {
      if (hasTypedElsewhere()) setAsksToReload(true);
      else reloadPage();
    }, RELOAD_DELAY_MS);
  };
  return { reloadSoon, asksToReload };
}
