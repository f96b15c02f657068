import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import styles from './admin-text-link.module.css';

/** A link inside a text that admins read. */
export const AdminTextLink = (props: ComponentProps<typeof Link>) => (
  <Link {...props} className={styles.link} />
);
