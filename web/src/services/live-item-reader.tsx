import { useEffect, useState } from 'react';
import { useObservable } from 'reactfire';
import { firestore } from './firestore';
import { type LiveItem, type LiveItemRead, readItemLive } from './live-item';

interface LiveItemProps {
  readonly itemId: string;
  /** Called with the item and after every change. Not called while Firestore is unreachable. */
  readonly onRead: (read: LiveItem) => void;
}

/** Subscribes to an item in Firestore while mounted. Renders nothing. */
export function LiveItemReader({ itemId, onRead }: LiveItemProps) {
  const read = useItemRead(itemId);
  return read && <ReadItem key={read.id} read={read} onRead={onRead} />;
}

/** Unsubscribes in an effect, because reactfire keeps observables forever. */
function useItemRead(itemId: string): LiveItemRead | null {
  const [read, setRead] = useState<LiveItemRead | null>(null);
  useEffect(() => {
    let isOver = false;
    let started: LiveItemRead | null = null;
    const start = async () => {
      const db = await firestore().catch(() => null);
      if (isOver || !db) return;
      started = readItemLive(db, itemId);
      setRead(started);
    };
    void start();
    return () => {
      isOver = true;
      started?.stop();
      setRead(null);
    };
  }, [itemId]);
  return read;
}

function ReadItem({
  read,
  onRead,
}: {
  readonly read: LiveItemRead;
  readonly onRead: LiveItemProps['onRead'];
}) {
  const { data } = useObservable<LiveItem | undefined>(read.id, read.source, { suspense: false });
  useEffect(() => {
    if (data) onRead(data);
  }, [data, onRead]);
  return null;
}
