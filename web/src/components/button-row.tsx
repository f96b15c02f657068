import type { ComponentProps } from 'react';
import { classNames } from '@/lib/class-names';
import styles from './button-row.module.css';

interface ButtonRowProps extends ComponentProps<'div'> {
  /** 'equal' gives all buttons the same width; 'stacked' puts them below each other, as wide as the row. */
  readonly align?: 'start' | 'center' | 'end' | 'equal' | 'stacked';
}

/** Buttons beside each other, which wrap if there is no room. */
export const ButtonRow = ({ align = 'start', className, ...rest }: ButtonRowProps) => (
  <div {...rest} className={classNames(styles.row, styles[align], className)} />
);
