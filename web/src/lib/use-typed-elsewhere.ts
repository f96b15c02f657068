import { type RefObject, useEffect, useRef } from 'react';

type TextField = HTMLInputElement | HTMLTextAreaElement;

const isTextField = (target: EventTarget | null): target is TextField =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && !['radio', 'checkbox', 'file'].includes(target.type));

/**
 * Returns a function that tells whether a text was typed outside of `inside` since the page was mounted. Saved text
 * counts, too, because forms do not report what they have saved.
 */
export function useTypedElsewhere(inside: RefObject<Element | null>): () => boolean {
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
