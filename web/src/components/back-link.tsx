import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import styles from './back-link.module.css';
import { PreviousIcon } from './icons';

/** A link from a page to the page above it. */
export const BackLink = ({ children, ...rest }: ComponentProps<typeof Link>) => (
  <Link {...rest} className={styles.back}>
    <PreviousIcon />
    {children}
  </Link>
);
