import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef } from 'react';
import { reloadPage } from '@/lib/reload-page';
import { useTypedElsewhere } from '@/lib/use-typed-elsewhere';

/** As long as the app shows that the picture was stored. By then, items and comments have the new picture, too. */
const RELOAD_DELAY_MS = 1000;

/**
 * Returns a function that reloads the page after a second, so that it shows the new picture everywhere. If the member typed
 * something outside of `section`, which a reload would lose, the other pages read their responses again when they open.
 */
export function useReloadSoon(section: RefObject<Element | null>): () => void {
  const hasTypedElsewhere = useTypedElsewhere(section);
  const client = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return () => {
    timer.current = setTimeout(() => {
      // This page shows the new picture already.
      if (hasTypedElsewhere()) void client.invalidateQueries({ refetchType: 'none' });
      else reloadPage();
    }, RELOAD_DELAY_MS);
  };
}
