import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import styles from './text-link.module.css';

export const TextLink = (props: ComponentProps<typeof Link>) => (
  <Link {...props} className={styles.link} />
);
