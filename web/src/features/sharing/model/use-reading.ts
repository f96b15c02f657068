import { useEffect, useEffectEvent } from 'react';
import type { SaleReading } from '@/lib/extracted-sale';
import type { SharingSlots } from './sharing-slots';
import type { ShareSaleStore } from './use-share-sale-store';

const NOTHING_READ: SaleReading = {
  title: '',
  soldPrice: '',
  platform: undefined,
  soldDate: undefined,
};

/**
 * Keeps the cover that the reading of each new screenshot finds, and passes what it read of the sale to `keep`. A restored
 * draft has both, and is not read again.
 */
export function useReading(
  { state, dispatch, getState }: ShareSaleStore,
  { findParts, findSale }: SharingSlots,
  keep: (of: File, read: SaleReading) => void,
): void {
  const { screenshot, redaction, parts } = state.draft;
  const isUnread = screenshot !== null && parts === null && !redaction.checked;
  const keepSale = useEffectEvent((of: File, read: SaleReading) => {
    const { check, upload } = getState();
    // What waits to be shared, or is on its way, must not change unseen.
    if (!check.held && upload.phase !== 'sending') keep(of, read);
  });
  const read = useEffectEvent((of: File) => {
    findParts(of).then(
      (parts) => dispatch({ type: 'partsFound', of, parts }),
      // The check for personal information reports it. The share then has no cover.
      () => undefined,
    );
    findSale(of).then(
      (sale) => keepSale(of, sale),
      // Removes what was read from the screenshot before.
      () => keepSale(of, NOTHING_READ),
    );
  });
  useEffect(() => {
    if (isUnread) read(screenshot);
  }, [screenshot, isUnread]);
}
