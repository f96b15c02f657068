import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef } from 'react';
import { reloadPage } from '@/lib/reload-page';
import { useTypedElsewhere } from '@/lib/use-typed-elsewhere';

/**
 * The wait before the reload, in milliseconds. The member can read the message meanwhile, and items and comments get
 * the new picture.
 */
const RELOAD_DELAY_MS = 1000;

/**
 * Returns a function that reloads the page after a second, so that the new picture appears everywhere. Does not reload
 * if the member has typed a text outside of `section`, because a reload would lose the text. Then it only marks the
 * data of other pages as outdated.
 */
export function useReloadSoon(section: RefObject<Element | null>): () => void {
  const hasTypedElsewhere = useTypedElsewhere(section);
  const client = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return () => {
    timer.current = setTimeout(() => {
      // Does not refetch now, because this page already shows the new picture.
      if (hasTypedElsewhere()) void client.invalidateQueries({ refetchType: 'none' });
      else reloadPage();
    }, RELOAD_DELAY_MS);
  };
}
