import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import styles from './admin-link.module.css';

/** A link in a text for admins. */
export const AdminLink = (props: ComponentProps<typeof Link>) => (
  <Link {...props} className={styles.link} />
);
