import { type RefObject, useEffect, useRef } from 'react';
import { Card } from '@/components/surfaces';
import text from '@/components/text.module.css';
import { useOutbox } from '@/lib/outbox/use-outbox';
import { useOnline } from '@/lib/use-online';
import { outboxSummary } from '../model/entry-text';
import type { OutboxKinds } from '../model/outbox-kinds';
import { OutboxRow } from './outbox-row';
import styles from './outbox-panel.module.css';

interface OutboxPanelProps {
  readonly memberId: string;
  readonly kinds: OutboxKinds;
  /** False if the form to edit a call cannot be shown now. */
  readonly canEdit: boolean;
  /** A call was put back into its form. */
  readonly onEdited: () => void;
}

/** The calls that wait for the network or for the member. Renders only the live region if there are none. */
export function OutboxPanel({ memberId, kinds, canEdit, onEdited }: OutboxPanelProps) {
  const entries = useOutbox(memberId);
  const isOnline = useOnline();
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusAfterRemoval(entries.length, heading);
  return (
    <>
      <p role="status" className={text.screenReaderOnly}>
        {outboxSummary(entries)}
      </p>
      {entries.length > 0 && (
        <Card aria-labelledby="outbox" className={styles.panel}>
          <h2 id="outbox" ref={heading} tabIndex={-1} className={styles.heading}>
            Waiting to Be Shared
          </h2>
          <ul aria-labelledby="outbox" className={styles.list}>
            {entries.map((entry) => (
              <OutboxRow
                key={entry.id}
                entry={entry}
                isOnline={isOnline}
                edit={canEdit ? kinds[entry.endpoint]?.edit : undefined}
                onEdited={onEdited}
              />
            ))}
          </ul>
        </Card>
      )}
    </>
  );
}

/** A removed row takes the focus with it, so the heading gets it. */
function useFocusAfterRemoval(count: number, target: RefObject<HTMLElement | null>): void {
  const last = useRef(count);
  useEffect(() => {
    const isRemoved = count < last.current;
    last.current = count;
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (isRemoved && isLost) target.current?.focus();
  }, [count, target]);
}
