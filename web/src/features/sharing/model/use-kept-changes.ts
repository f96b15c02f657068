import { useEffect, useEffectEvent, useRef } from 'react';
import type { SaleReading } from './sale-reading';
import { changedReading, type Extraction } from './extraction';

type OnRead = (read: Partial<SaleReading>, isTyped: boolean) => void;

/** Reports what the member types or selects, because the draft keeps it. Returns a function that ends this. */
export function useKeptChanges(state: Extraction, onRead: OnRead): () => void {
  const isOver = useRef(false);
  const keep = useEffectEvent((isTyped: boolean) => {
    const changed = changedReading(state);
    if (!isOver.current && Object.keys(changed).length > 0) onRead(changed, isTyped);
  });
  const { title, price } = state;
  useEffect(() => keep(false), [title, price]);
  useEffect(() => () => keep(true), []);
  return () => {
    onRead(changedReading(state), true);
    isOver.current = true;
  };
}

/** Returns the parts of a reading that were found. */
export const foundIn = ({
  title,
  soldPrice,
  platform,
  soldDate,
  ...page
}: SaleReading): Partial<SaleReading> => ({
  ...(title && { title }),
  ...(soldPrice && { soldPrice }),
  ...(platform && { platform }),
  ...(soldDate && { soldDate }),
  ...page,
});
