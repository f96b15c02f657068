import type { ComponentProps } from 'react';
import { isModifiedClick } from '@/lib/is-modified-click';
import styles from './card-link.module.css';

type CardLinkProps = Omit<ComponentProps<'a'>, 'className' | 'onClick'> & {
  readonly href: string;
  readonly onOpen: () => void;
};

/**
 * A link that covers the whole card. A plain click calls `onOpen`. Any other click opens `href`, for example in a new
 * tab.
 */
export const CardLink = ({ onOpen, ...rest }: CardLinkProps) => (
  <a
    {...rest}
    className={styles.link}
    onClick={(event) => {
      if (isModifiedClick(event)) return;
      event.preventDefault();
      onOpen();
    }}
  />
);
