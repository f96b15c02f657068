import styles from './logo.module.css';

/** The logo: the site's name, and a price tag whose punch hole is an eye. The link around it needs a label. */
export const Logo = () => (
  <span className={styles.logo}>
    <svg aria-hidden viewBox="0 0 32 32">
      <path
        d="M13.2 3h13.3A2.5 2.5 0 0 1 29 5.5v13.3a2.5 2.5 0 0 1-.73 1.77l-8.4 8.4a2.5 2.5 0 0 1-3.54 0L2.73 15.37a2.5 2.5 0 0 1 0-3.54l8.7-8.1A2.5 2.5 0 0 1 13.2 3z"
        className={styles.tag}
      />
      <circle cx="20.5" cy="11.5" r="5.5" className={styles.eye} />
      <circle cx="22" cy="10" r="1.9" fill="#fff" />
    </svg>
    <span className={styles.name}>
      Bolo<span className={styles.board}>Board</span>
    </span>
  </span>
);
