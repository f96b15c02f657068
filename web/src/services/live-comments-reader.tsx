import type { Firestore } from 'firebase/firestore';
import { useCallback } from 'react';
import { type LiveComments, readCommentsLive } from './live-comments';
import { LiveReader } from './live-reader';

interface LiveCommentsProps {
  readonly itemId: string;
  /** The number of comments to read, from the first comment on. */
  readonly size: number;
  readonly onRead: (read: LiveComments) => void;
}

/** Subscribes to an item's comments in Firestore while mounted. Renders nothing. */
export function LiveCommentsReader({ itemId, size, onRead }: LiveCommentsProps) {
  const start = useCallback((db: Firestore) => readCommentsLive(db, itemId, size), [itemId, size]);
  const onFailed = useCallback(() => onRead({ state: 'unreachable' }), [onRead]);
  return <LiveReader start={start} onRead={onRead} onFailed={onFailed} />;
}
