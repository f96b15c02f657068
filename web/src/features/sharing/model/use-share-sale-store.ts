import { useMutation } from '@tanstack/react-query';
import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { whenForgotten } from '@/lib/forget-stored';
import { type PictureChoices, preparePicture } from './prepared-picture';
import { useLatestReducer } from '@/lib/use-latest-reducer';
import { findSamePicture } from '../api/share-sale';
import { mayHaveArrived } from './attempt';
import { type Draft, isEmptyDraft, saveDraft } from './draft-store';
import { nextShareSale, type ShareSaleEvent, startShareSale } from './share-sale-flow';
import type { ShareSaleState } from './share-sale-state';
import { hashOfPicture } from './screenshot-pixels';
import type { SharingMember } from './sharing-member';

const reducer = (state: ShareSaleState, event: ShareSaleEvent) =>
  nextShareSale(state, event, () => crypto.randomUUID());

/**
 * The state of the share form. Saves the draft after each change while the form is mounted, and until the draft is deleted
 * by signing out. A blank form saves nothing, because another tab may have stored a draft.
 */
export function useShareSaleStore(member: SharingMember, stored: Draft | null) {
  const { id: memberId } = member;
  const [state, next, getState] = useLatestReducer(reducer, () => startShareSale(stored, member));
  const isSaving = useRef(true);
  useEffect(() => {
    isSaving.current = true;
    const stop = () => void (isSaving.current = false);
    const unsubscribe = whenForgotten('drafts', (isForgotten) => isForgotten(memberId) && stop());
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
      // A sale can be shared or queued after the form closed. It is then no draft.
      const isSaved = isEmpty ? !isEmptyDraft(before.draft) : isSaving.current;
      if (isSaved) void saveDraft(memberId, after.draft);
      return after;
    },
    [memberId, getState, next],
  );
  return { state, dispatch, getState };
}

export type ShareSaleStore = ReturnType<typeof useShareSaleStore>;

interface Lookup {
  readonly screenshot: File;
  readonly choices: PictureChoices;
  readonly signal: AbortSignal;
}

/**
 * Looks for items with the same picture when the picture that others see changes. Waits for the item's part. A failure counts as no match.
 * Returns a function that aborts the lookup.
 */
export function useSamePictureLookup({ state, dispatch, getState }: ShareSaleStore): () => void {
  const running = useRef<AbortController | null>(null);
  const { mutate } = useMutation({
    mutationFn: async ({ screenshot, choices, signal }: Lookup) => {
      const hash = await hashOfPicture((await preparePicture(screenshot, choices)).file);
      return hash === null || signal.aborted ? [] : findSamePicture(hash, signal);
    },
    onSettled: (items, _error, { screenshot, signal }) => {
      if (!signal.aborted)
        dispatch({ type: 'samePictureFound', of: screenshot, items: items ?? [] });
    },
  });

  const look = useEffectEvent((screenshot: File, choices: PictureChoices) => {
    // The match could be this sale itself. Its key already prevents a second item.
    if (mayHaveArrived(getState().draft.attempt)) return;
    running.current = new AbortController();
    mutate({ screenshot, choices, signal: running.current.signal });
  });
  const { draft, overlayOpen } = state;
  const { screenshot, itemPart } = draft;
  const { areas } = draft.redaction;
  useEffect(() => {
    if (screenshot && itemPart && !overlayOpen) look(screenshot, { itemPart, areas, parts: null });
    return () => running.current?.abort();
  }, [screenshot, itemPart, areas, overlayOpen]);
  return () => running.current?.abort();
}
