import type { ComponentProps } from 'react';
import { classNames } from '@/lib/class-names';
import styles from './button-row.module.css';

interface ButtonRowProps extends ComponentProps<'div'> {
  /** 'equal' gives two buttons the same width. 'stacked' puts the buttons below each other, each as wide as the row. */
  readonly align?: 'center' | 'end' | 'equal' | 'stacked';
}

/** A row of buttons that wraps if there is not enough room. */
export const ButtonRow = ({ align, className, ...rest }: ButtonRowProps) => (
  <div {...rest} data-align={align} className={classNames(styles.row, className)} />
);
