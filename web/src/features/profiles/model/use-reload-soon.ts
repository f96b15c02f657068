import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef } from 'react';
import { reloadPage } from '@/lib/reload-page';
import { useTypedElsewhere } from '@/lib/use-typed-elsewhere';

/**
 * Time to read the message that the picture was stored, in milliseconds. Items and comments have the new picture by
 * then, too.
 */
const RELOAD_DELAY_MS = 1000;

/**
 * Returns a function that reloads the page after a second, so that the new picture appears everywhere. If the member
 * has typed a text outside of `section`, which a reload would lose, it only marks the data of other pages as
 * outdated.
 */
export function useReloadSoon(section: RefObject<Element | null>): () => void {
  const hasTypedElsewhere = useTypedElsewhere(section);
  const client = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return () => {
    timer.current = setTimeout(() => {
      // Without a refetch now, because this page already shows the new picture.
      if (hasTypedElsewhere()) void client.invalidateQueries({ refetchType: 'none' });
      else reloadPage();
    }, RELOAD_DELAY_MS);
  };
}
