import type { ComponentProps, ReactNode, RefObject } from 'react';
import styles from './item-detail-layout.module.css';

interface ItemDetailLayoutProps {
  readonly sheet: RefObject<HTMLDivElement | null>;
  readonly swipe: ComponentProps<'div'>;
  /** Content above the other parts of the item detail. */
  readonly top: ReactNode;
  readonly bar: ReactNode;
  readonly children: ReactNode;
}

export const ItemDetailLayout = ({ sheet, swipe, top, bar, children }: ItemDetailLayoutProps) => (
  <div className={styles.frame}>
    {top}
    <div ref={sheet} className={styles.scroll} {...swipe}>
      {children}
    </div>
    {bar}
  </div>
);

export const PictureSide = (props: ComponentProps<'div'>) => (
  <div {...props} className={styles.picture} />
);

export const FactsSide = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.facts}>{children}</div>
);
