import { useEffect, useState } from 'react';
import { onOutboxChange } from './outbox-changes';
import type { OutboxEntry } from './outbox-entry';
import { listShownEntries } from './outbox-store';

/**
 * Returns a member's entries in the outbox, the oldest first. Also reacts to changes in other tabs. Returns `first`
 * until the entries are read. The default of `list` leaves out quiet entries.
 */
export function useOutbox(
  memberId: string,
  list = listShownEntries,
  first: readonly OutboxEntry[] = [],
): readonly OutboxEntry[] {
  const [entries, setEntries] = useState(first);
  useEffect(() => {
    let reads = 0;
    const read = async () => {
      reads += 1;
      const current = reads;
      const listed = await list(memberId);
      if (current === reads) setEntries(listed);
    };
    void read();
    const unsubscribe = onOutboxChange(() => void read());
    return () => {
      reads += 1;
      unsubscribe();
    };
  }, [memberId, list]);
  return entries;
}
