import type { ComponentProps } from 'react';
import { classNames } from '@/lib/class-names';
import styles from './surfaces.module.css';

type CardProps = ComponentProps<'section'> & {
  readonly as?: 'section' | 'article' | 'form' | 'li';
  readonly padding?: 'none' | 'md';
};

export const Card = ({
  as: Element = 'section',
  padding = 'md',
  className,
  ...rest
}: CardProps) => (
  <Element
    {...(rest as object)}
    className={classNames(
      styles.card,
      padding === 'none' ? styles.unpadded : styles.padded,
      className,
    )}
  />
);

type BadgeProps = ComponentProps<'span'> & {
  readonly tone?: 'plain' | 'brand' | 'sticker' | 'stamp' | 'find';
};

export const Badge = ({ tone = 'plain', className, ...rest }: BadgeProps) => (
  <span {...rest} className={classNames(styles.badge, styles[tone], className)} />
);

/** A gray box that is shown while content loads. Give it the size of the content, so that the layout does not shift. */
export const Skeleton = ({ className, ...rest }: ComponentProps<'div'>) => (
  <div {...rest} className={classNames(styles.skeleton, className)} />
);
