import { useCallback } from 'react';
import { useLatestReducer } from '@/lib/use-latest-reducer';
import type { Draft } from './draft';
import { saveDraft } from './draft-store';
import {
  nextShareSale,
  type ShareSaleEvent,
  type ShareSaleState,
  startShareSale,
} from './share-sale-flow';

const reducer = (state: ShareSaleState, event: ShareSaleEvent) =>
  nextShareSale(state, event, () => crypto.randomUUID());

/** The state of the open share form. Each change of the draft is stored at once. */
export function useShareSaleStore(memberId: string, stored: Draft | null) {
  const [state, next, getState] = useLatestReducer(reducer, () => startShareSale(stored));
  const dispatch = useCallback(
    (event: ShareSaleEvent): ShareSaleState => {
      const before = getState();
      const after = next(event);
      if (after.draft !== before.draft) void saveDraft(memberId, after.draft);
      return after;
    },
    [memberId, getState, next],
  );
  return { state, dispatch, getState };
}

export type ShareSaleStore = ReturnType<typeof useShareSaleStore>;
