import { useEffect } from 'react';
import type { SharingSlots } from './sharing-slots';
import type { ShareSaleStore } from './use-share-sale-store';

/** Keeps the cover that the reading of each new screenshot finds. A restored draft has it, and is not read again. */
export function usePictureParts(
  { state, dispatch }: ShareSaleStore,
  { findParts }: SharingSlots,
): void {
  const { screenshot, redaction, parts } = state.draft;
  const isUnread = screenshot !== null && parts === null && !redaction.checked;
  useEffect(() => {
    if (!isUnread) return;
    findParts(screenshot).then(
      (found) => dispatch({ type: 'partsFound', of: screenshot, parts: found }),
      // The check for personal information reports it. The share then has no cover.
      () => undefined,
    );
  }, [screenshot, isUnread, findParts, dispatch]);
}
