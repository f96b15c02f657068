import { useCallback, useEffect, useRef, useState } from 'react';
import { dismissToast, showToast } from '@/components/toast/toast-store';
import type { Draft } from './draft';

const UNDO_MS = 10_000;
const TITLE = 'Form reset';

/**
 * Offers to restore a discarded draft for 10 seconds. The offer ends earlier when the member enters something new, which
 * it would replace, leaves the page or signs out.
 */
export function useUndoDiscard(memberId: string, onRestored: () => void) {
  const [{ restored, times }, setRestored] = useState<{
    readonly restored: Draft | null;
    readonly times: number;
  }>({ restored: null, times: 0 });
  const offered = useRef<number | null>(null);
  const withdrawUndo = useCallback(() => {
    if (offered.current !== null) dismissToast(offered.current);
    offered.current = null;
  }, []);
  useEffect(() => withdrawUndo, [withdrawUndo]);
  const forgetRestored = useCallback(
    () => setRestored(({ times }) => ({ restored: null, times })),
    [],
  );

  const restore = async (draft: Draft) => {
    offered.current = null;
    const { saveDraft } = await import('./draft-store');
    await saveDraft(memberId, draft);
    setRestored((before) => ({ restored: draft, times: before.times + 1 }));
    onRestored();
  };
  return {
    /** The draft for the next form, or null after a form took it. */
    restored,
    forgetRestored,
    /** Counts the drafts that were restored. */
    times,
    withdrawUndo,
    offerUndo: (draft: Draft | null) => {
      if (!draft) {
        showToast({ title: TITLE });
        return;
      }
      const action = { label: 'Undo', onPress: () => void restore(draft) };
      offered.current = showToast({ title: TITLE, durationMs: UNDO_MS, action });
    },
  };
}
