import type { Firestore } from 'firebase/firestore';
import { useCallback } from 'react';
import { type LiveItem, readItemLive } from './live-item';
import { LiveReader } from './live-reader';

interface LiveItemProps {
  readonly itemId: string;
  /** Called with the item, and again after every change of the item. Not called while Firestore is unreachable. */
  readonly onRead: (read: LiveItem) => void;
}

/** Subscribes to an item in Firestore while mounted. Renders nothing. */
export function LiveItemReader({ itemId, onRead }: LiveItemProps) {
  const start = useCallback((db: Firestore) => readItemLive(db, itemId), [itemId]);
  return <LiveReader start={start} onRead={onRead} />;
}
