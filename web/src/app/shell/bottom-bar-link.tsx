import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './bottom-bar.module.css';

interface BottomBarLinkProps extends ComponentProps<typeof Link> {
  readonly name: string;
  readonly children: ReactNode;
}

export const BottomBarLink = ({ name, children, ...rest }: BottomBarLinkProps) => (
  <Link className={styles.place} {...rest}>
    {children}
    {name}
  </Link>
);
