import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import styles from './footer-links.module.css';

export const PageLink = (props: ComponentProps<typeof Link>) => (
  <Link {...props} className={styles.link} />
);

export const OutsideLink = (props: ComponentProps<'a'>) => <a {...props} className={styles.link} />;
