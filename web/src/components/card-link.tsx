import type { ComponentProps, MouseEvent } from 'react';
import styles from './card-link.module.css';

type CardLinkProps = Omit<ComponentProps<'a'>, 'className' | 'onClick'> & {
  readonly href: string;
  readonly onOpen: () => void;
};

/** Whether the browser must handle a click, because it opens a tab or window, or starts a download. */
const opensElsewhere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;

/** Covers the whole card. A plain click calls `onOpen`, and any other opens `href`, for example in a new tab. */
export const CardLink = ({ onOpen, ...rest }: CardLinkProps) => (
  <a
    {...rest}
    className={styles.link}
    onClick={(event) => {
      if (opensElsewhere(event)) return;
      event.preventDefault();
      onOpen();
    }}
  />
);
