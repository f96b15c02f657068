import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './bottom-bar.module.css';

interface BarLinkProps extends ComponentProps<typeof Link> {
  readonly name: string;
  readonly children: ReactNode;
}

export const BottomBarLink = ({ name, children, ...rest }: BarLinkProps) => (
  <Link className={styles.place} {...rest}>
    {children}
    {name}
  </Link>
);
