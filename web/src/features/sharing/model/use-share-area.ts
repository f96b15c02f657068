import {
  isShareStart,
  type Receipt,
  receiptIn,
  withoutStartParameters,
} from '@contract/rules/start-url';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { dismissToast, showToast } from '@/components/toast/toast-store';
import type { Draft } from './draft';

/**
 * Calls `onStart` if the URL asks to open the share form, as the URLs of app shortcuts and of the share target do.
 * Returns the receipt of shared screenshots in the URL, or null. First removes the parameters for the form and for the
 * receipt from the URL, so that a reload does not open the form again. The entries that the form adds to the browser's
 * history then follow an entry with the clean URL.
 */
export function useShareStartFromUrl(onStart: () => void) {
  const location = useLocation();
  const { pathname, search } = location;
  const state: unknown = location.state;
  const navigate = useNavigate();
  const [receipt, setReceipt] = useState<Receipt | null>(null);
  const cleanUrl = useEffectEvent(async (asked: URLSearchParams) => {
    await navigate(
      { pathname, search: withoutStartParameters(asked).toString() },
      { replace: true, state },
    );
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

/**
 * Calls `look` once for the member, and calls `onFound` if `look` resolves to true. If `look` rejects, does nothing.
 */
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

/** Returns whether the member has a stored draft. Also returns a function that removes the draft and returns it. */
export function useStoredDraft(memberId: string, isNew: boolean) {
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

/** Returns whether a picture from another app waits for the form. Looks only once, on mount. */
export function useIsSharedScreenshotWaiting(memberId: string): boolean {
  const [isWaiting, setWaiting] = useState(false);
  useLookup(memberId, hasWaitingPicture, () => setWaiting(true));
  return isWaiting;
}

const UNDO_MS = 10_000;
const RESET_TITLE = 'Form reset';

/**
 * Offers for 10 seconds to restore a discarded draft. The offer ends earlier when the member leaves the page or signs
 * out. It also ends when the member enters a value in the blank form, because a restored draft would replace this
 * value.
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
    /**
     * The restored draft, with which the next form starts. Null if there is none, or if the form has already read it.
     */
    restored,
    forgetRestored,
    /** The number of drafts that have been restored. */
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
