import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import * as z from 'zod/mini';

const markedSchema = z.object({ closedByBack: z.string() });

const markNow = (): string | null =>
  markedSchema.safeParse(window.history.state).data?.closedByBack ?? null;

/** The marks of the open dialogs. */
const open = new Set<string>();

/**
 * Lets Back close a dialog instead of leaving the page, and of several the topmost one. Opening it pushes a history entry with the
 * same URL, which closing or removing it in another way takes back. Forward leads to an entry that shows no dialog, and the next
 * dialog reuses it. Call it where the component stays mounted while the dialog opens and closes.
 */
export function useClosedByBack(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  const mark = useRef<string | null>(null);
  useEffect(() => {
    if (!isOpen) {
      takeBack(mark);
      mark.current = null;
      return;
    }
    const pushed = crypto.randomUUID();
    const below = markNow();
    mark.current = pushed;
    // Keeps the state of React Router, to which nothing changes.
    const state: unknown = { ...window.history.state, closedByBack: pushed };
    if (below === null || open.has(below)) window.history.pushState(state, '');
    else window.history.replaceState(state, '');
    open.add(pushed);
    const moved = () => {
      if (markNow() !== pushed) close();
    };
    window.addEventListener('popstate', moved);
    return () => {
      open.delete(pushed);
      window.removeEventListener('popstate', moved);
    };
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
      queueMicrotask(() => !isMounted.current && takeBack(mark));
    };
  }, [mark]);
}

/** Goes back if the entry is on top, and also from that of a dialog below it that closed at the same time. */
function takeBack(mark: RefObject<string | null>): void {
  if (mark.current === null || markNow() !== mark.current) return;
  const landed = () => {
    const below = markNow();
    if (below !== null && !open.has(below)) window.history.back();
  };
  window.addEventListener('popstate', landed, { once: true });
  window.history.back();
}
