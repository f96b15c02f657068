import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import * as z from 'zod/mini';

const markedSchema = z.object({ closedByBack: z.string() });

const markNow = (): string | null =>
  markedSchema.safeParse(window.history.state).data?.closedByBack ?? null;

/**
 * Lets Back close a full-screen dialog instead of leaving the page. Opening it pushes a history entry with the same URL,
 * which closing or removing it in another way takes back. Forward leads to an entry that shows no dialog, and the next dialog reuses it.
 * Call it where the component stays mounted while the dialog opens and closes.
 */
export function useClosedByBack(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  const mark = useRef<string | null>(null);
  useEffect(() => {
    if (!isOpen) {
      const isOnTop = mark.current !== null && markNow() === mark.current;
      mark.current = null;
      if (isOnTop) window.history.back();
      return;
    }
    const pushed = crypto.randomUUID();
    mark.current = pushed;
    // Keeps the state of React Router, to which nothing changes.
    const state: unknown = { ...window.history.state, closedByBack: pushed };
    if (markNow() === null) window.history.pushState(state, '');
    else window.history.replaceState(state, '');
    const moved = () => {
      if (markNow() !== pushed) close();
    };
    window.addEventListener('popstate', moved);
    return () => window.removeEventListener('popstate', moved);
  }, [isOpen]);
  useTakenBack(mark);
}

/** Takes the entry back when the component is removed with its dialog open, as at the end of a session. */
function useTakenBack(mark: RefObject<string | null>): void {
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
      // StrictMode mounts again immediately. After a navigation, another entry is on top.
      queueMicrotask(() => !isMounted.current && goBackFrom(mark));
    };
  }, [mark]);
}

function goBackFrom(mark: RefObject<string | null>): void {
  if (mark.current !== null && markNow() === mark.current) window.history.back();
}
