import type { ComponentProps } from 'react';
import { classNames } from '@/lib/class-names';
import styles from './cover-image.module.css';

/** Fills its positioned parent. Decorative unless you pass `alt`. */
export const CoverImage = ({ className, ...rest }: ComponentProps<'img'>) => (
  <img alt="" decoding="async" {...rest} className={classNames(styles.cover, className)} />
);
