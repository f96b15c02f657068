import { useCallback, useEffect, useRef } from 'react';
import { onRecordsForgotten } from '@/lib/forget-stored';
import { useLatestReducer } from '@/lib/use-latest-reducer';
import { type Draft, isEmptyDraft } from './draft';
import { saveDraft } from './draft-store';
import { nextShareSaleState, type ShareSaleEvent, initialShareSaleState } from './share-sale-flow';
import type { ShareSaleState } from './share-sale-state';
import type { SharingMember } from './sharing-member';

const reducer = (state: ShareSaleState, event: ShareSaleEvent) =>
  nextShareSaleState(state, event, () => crypto.randomUUID());

/**
 * Holds the state of the share form. While the form is mounted, saves the draft after each change, unless the member's
 * drafts were deleted because the member signed out. Saves nothing while the form stays blank, because another tab may
 * have stored a draft.
 */
export function useShareSaleStore(member: SharingMember, stored: Draft | null) {
  const { id: memberId } = member;
  const [state, next, getState] = useLatestReducer(reducer, () =>
    initialShareSaleState(stored, member),
  );
  const isSaving = useRef(true);
  useEffect(() => {
    isSaving.current = true;
    const stop = () => void (isSaving.current = false);
    const unsubscribe = onRecordsForgotten(
      'drafts',
      (isForgotten) => isForgotten(memberId) && stop(),
    );
    return () => {
      stop();
      unsubscribe();
    };
  }, [memberId]);
  const dispatch = useCallback(
    (event: ShareSaleEvent): ShareSaleState => {
      const before = getState();
      const after = next(event);
      if (after.draft === before.draft) return after;
      const isEmpty = isEmptyDraft(after.draft);
      // After the form has closed, saves the draft only if it is empty. A sale can be shared or queued after the form
      // has closed, and saving the empty draft then removes the stored draft.
      const isSaved = isEmpty ? !isEmptyDraft(before.draft) : isSaving.current;
      if (isSaved) void saveDraft(memberId, after.draft);
      return after;
    },
    [memberId, getState, next],
  );
  return { state, dispatch, getState };
}

export type ShareSaleStore = ReturnType<typeof useShareSaleStore>;
