import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import * as z from 'zod/mini';

const markedSchema = z.object({ closedByBack: z.array(z.string()) });

/**
 * Returns the marks of the dialogs that belong to the current history entry, the topmost dialog last. Each open dialog
 * has a unique mark, which the state of its history entry contains.
 */
const marksNow = (): readonly string[] =>
  markedSchema.safeParse(window.history.state).data?.closedByBack ?? [];

const topMark = (): string | null => marksNow().at(-1) ?? null;

/** The marks of the dialogs that are open now. */
const open = new Set<string>();

/**
 * Lets Back close the topmost dialog instead of leaving the page. Opening a dialog pushes a history entry with the same
 * URL. Closing or unmounting the dialog in another way removes this entry. Forward leads to an entry without an open
 * dialog, and the next dialog reuses this entry. Call this hook in a component that stays mounted while the dialog
 * opens and closes.
 */
export function useCloseOnBack(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  const mark = useRef<string | null>(null);
  useEffect(() => {
    if (!isOpen) {
      takeBack(mark);
      mark.current = null;
      return;
    }
    const pushed = crypto.randomUUID();
    const below = topMark();
    mark.current = pushed;
    const marks = [...marksNow().filter((one) => open.has(one)), pushed];
    // Keeps React Router's own state in the entry, so that React Router does not see a navigation.
    const state: unknown = { ...window.history.state, closedByBack: marks };
    if (below === null || open.has(below)) window.history.pushState(state, '');
    else window.history.replaceState(state, '');
    open.add(pushed);
    const moved = () => {
      if (!marksNow().includes(pushed)) close();
    };
    window.addEventListener('popstate', moved);
    return () => {
      open.delete(pushed);
      window.removeEventListener('popstate', moved);
    };
  }, [isOpen]);
  useTakenBack(mark);
}

/**
 * Removes the history entry if the component unmounts while its dialog is open, for example at the end of a session.
 */
function useTakenBack(mark: RefObject<string | null>): void {
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
      // Waits for a microtask, because StrictMode unmounts the component and mounts it again immediately. After a
      // navigation, `takeBack` does nothing, because another history entry is current.
      queueMicrotask(() => !isMounted.current && takeBack(mark));
    };
  }, [mark]);
}

/**
 * Goes back if the current history entry belongs to the dialog. If the dialogs below have closed, too, also goes back
 * over their entries.
 */
function takeBack(mark: RefObject<string | null>): void {
  if (mark.current === null || topMark() !== mark.current) return;
  goBack();
}

function goBack(): void {
  const landed = () => {
    const below = topMark();
    if (below !== null && !open.has(below)) goBack();
  };
  window.addEventListener('popstate', landed, { once: true });
  window.history.back();
}
