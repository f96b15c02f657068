import { isShareStart, type Receipt, receiptIn, withoutStart } from '@contract/rules/start-url';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { dismissToast, showToast } from '@/components/toast/toast-store';
import type { Draft } from './draft';

/**
 * Calls `onStart` if the URL asks for the share form, as shortcuts and the share target do. Returns the receipt of
 * shared screenshots, or null. First removes both from the URL: a reload does not repeat them, and the form's history
 * entries come after the clean one.
 */
export function useShareStart(onStart: () => void) {
  const location = useLocation();
  const { pathname, search } = location;
  const state: unknown = location.state;
  const navigate = useNavigate();
  const [receipt, setReceipt] = useState<Receipt | null>(null);
  const cleanUrl = useEffectEvent(async (asked: URLSearchParams) => {
    await navigate({ pathname, search: withoutStart(asked).toString() }, { replace: true, state });
  });
  const begin = useEffectEvent((asked: URLSearchParams) => {
    setReceipt(receiptIn(asked));
    onStart();
  });
  useEffect(() => {
    const asked = new URLSearchParams(search);
    if (isShareStart(asked)) void cleanUrl(asked).then(() => begin(asked));
  }, [search]);
  return { receipt, forgetReceipt: () => setReceipt(null) };
}

/** Calls `onFound` if `look` finds a record of the member. Looks only once. A failure counts as nothing found. */
function useLookup(
  memberId: string,
  look: (memberId: string) => Promise<boolean>,
  onFound: () => void,
): void {
  const found = useEffectEvent(onFound);
  useEffect(() => {
    let current = true;
    look(memberId).then(
      (isFound) => {
        if (current && isFound) found();
      },
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [memberId, look]);
}

const hasStoredDraft = async (memberId: string): Promise<boolean> =>
  (await import('./draft-store')).hasDraft(memberId);

/** Returns whether the member has a stored draft, and a function that removes and returns it. */
export function useKeptDraft(memberId: string, isNew: boolean) {
  const [isStored, setStored] = useState(isNew);
  useLookup(memberId, hasStoredDraft, () => setStored(true));
  return {
    isStored,
    setStored,
    discard: async () => {
      const { loadDraft, removeDraft } = await import('./draft-store');
      const found = await loadDraft(memberId);
      await removeDraft(memberId);
      setStored(false);
      return found;
    },
  };
}

async function hasWaitingPicture(memberId: string): Promise<boolean> {
  const { nextSharedScreenshot } = await import('@/lib/shared-screenshots');
  return (await nextSharedScreenshot(memberId, Date.now())) !== null;
}

/** Whether a picture from another app waits for the form. Checked once, on mount. */
export function useIsPictureWaiting(memberId: string): boolean {
  const [isWaiting, setWaiting] = useState(false);
  useLookup(memberId, hasWaitingPicture, () => setWaiting(true));
  return isWaiting;
}

const UNDO_MS = 10_000;
const RESET_TITLE = 'Form reset';

/**
 * Offers to restore a discarded draft for 10 seconds. The offer ends earlier when the member enters a new value,
 * which the draft would replace, leaves the page or signs out.
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
    /** The draft for the next form. Null after a form has taken it. */
    restored,
    forgetRestored,
    /** The number of restored drafts. */
    times,
    withdrawUndo,
    offerUndo: (draft: Draft | null) => {
      if (!draft) {
        showToast({ title: RESET_TITLE });
        return;
      }
      const action = { label: 'Undo', onPress: () => void restore(draft) };
      offered.current = showToast({ title: RESET_TITLE, durationMs: UNDO_MS, action });
    },
  };
}
