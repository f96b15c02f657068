import type { ComponentProps } from 'react';
import { Link, useLocation } from 'react-router-dom';
import styles from './footer-links.module.css';

/** Marks the link to the current page. */
export function PageLink(props: ComponentProps<typeof Link> & { readonly to: string }) {
  const current = useLocation().pathname === props.to ? 'page' : undefined;
  return <Link {...props} aria-current={current} className={styles.link} />;
}

export const OutsideLink = (props: ComponentProps<'a'>) => <a {...props} className={styles.link} />;
