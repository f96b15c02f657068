import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { useAriaCurrent } from '@/lib/use-aria-current';
import styles from './footer-links.module.css';

/** A link to a page of the app. It is marked as current while its page is open. */
export function PageLink(props: ComponentProps<typeof Link> & { readonly to: string }) {
  return <Link {...props} aria-current={useAriaCurrent(props.to)} className={styles.link} />;
}

export const PlainFooterLink = (props: ComponentProps<'a'>) => (
  <a {...props} className={styles.link} />
);
