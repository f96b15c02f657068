import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import type { LiveItem } from '@/services/live-item';
import { keepItem } from '../api/get-item';

/** Takes in what is read live of the open item: what changed, or that it went from the board. */
export function useLiveChanges(itemId: string) {
  const client = useQueryClient();
  const [goneId, setGoneId] = useState<string | null>(null);
  const onRead = useCallback(
    (read: LiveItem) => {
      setGoneId(read.state === 'gone' ? itemId : null);
      if (read.state === 'live') keepItem(client, read.item);
    },
    [client, itemId],
  );
  return { isGone: goneId === itemId, onRead };
}
