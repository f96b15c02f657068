import { type RefObject, useEffect, useRef } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { reloadPage } from '@/lib/reload-page';

/**
 * The wait before the reload, in milliseconds. In this time, the member can read the message, and the server stores the
 * new picture with the member's items and comments.
 */
const RELOAD_DELAY_MS = 1000;

/**
 * Returns a function that reloads the page after a second, so that the new picture appears everywhere. Does not reload
 * if the member has typed a text outside of `section`, because a reload would lose the text. In this case, only marks
 * the data of other pages as outdated.
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

type TextField = HTMLInputElement | HTMLTextAreaElement;

const isTextField = (target: EventTarget | null): target is TextField =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && !['radio', 'checkbox', 'file'].includes(target.type));

/**
 * Returns a function that checks whether the member has typed a text outside of `inside` since the page was mounted.
 * The function also counts a text that the member has saved, because forms do not report what they have saved.
 */
function useTypedElsewhere(inside: RefObject<Element | null>): () => boolean {
  const typed = useRef(new Map<TextField, string>());
  useEffect(() => {
    const fields = typed.current;
    const remember = ({ target }: FocusEvent) => {
      if (!isTextField(target) || fields.has(target)) return;
      if (!inside.current?.contains(target)) fields.set(target, target.value);
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, [inside]);
  return () =>
    [...typed.current].some(([field, before]) => field.isConnected && field.value !== before);
}
