import { type ReactNode, type Ref, useId } from 'react';
import text from '@/components/text.module.css';
import { classNames } from '@/lib/class-names';
import styles from './form-note.module.css';

interface FormNoteProps {
  /** The element of the note. It can take the focus. */
  readonly ref: Ref<HTMLElement>;
  readonly title: string;
  readonly text: ReactNode;
  /** A hint that screen readers announce after title and text. */
  readonly hint?: ReactNode;
  readonly children: ReactNode;
}

/** A note in the share form that waits for the member's decision. Screen readers announce the texts of the note. */
export function FormNote({ ref, title, text: message, hint, children }: FormNoteProps) {
  const id = useId();
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      className={styles.note}
    >
      <div role="status" className={styles.texts}>
        <h3 id={`${id}-title`} className={classNames(text.heading, styles.title)}>
          {title}
        </h3>
        <p id={`${id}-text`}>{message}</p>
        {hint}
      </div>
      {children}
    </section>
  );
}
