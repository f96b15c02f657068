import { ITEM_EDIT_MESSAGES } from '@contract/schemas/item-edit';
import { useEffect, useId, useRef } from 'react';
import { Button } from '@/components/button';
import text from '@/components/text.module.css';
import { classNames } from '@/lib/class-names';
import styles from './newer-note.module.css';

/** Gets the focus when it appears, so that the member sees why nothing was saved. */
export function NewerNote({ onTakeNewer }: { readonly onTakeNewer: () => void }) {
  const id = useId();
  const note = useRef<HTMLElement>(null);
  useEffect(() => note.current?.focus(), []);
  return (
    <section
      ref={note}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      className={styles.note}
    >
      <h3 id={`${id}-title`} className={classNames(text.heading, styles.title)}>
        {ITEM_EDIT_MESSAGES.conflict}
      </h3>
      <p id={`${id}-text`}>
        Nothing was saved yet. The newer values are beside yours. Save again to keep yours, or take
        the newer ones.
      </p>
      <div>
        <Button variant="outline" onClick={onTakeNewer}>
          Take the Newer Values
        </Button>
      </div>
    </section>
  );
}
