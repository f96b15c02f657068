import type { ReactNode } from 'react';
import styles from './install-steps.module.css';

/**
 * Explains how to put the app on the home screen of an iPhone or iPad. Browsers on these devices have no button for it.
 */
export const InstallSteps = () => (
  <ol className={styles.steps}>
    <Step drawing={<path d="M12 15V3M8 6.5L12 2.5l4 4M8 10H5v11h14V10h-3" />}>
      Tap <strong>Share</strong> in Safari.
    </Step>
    <Step drawing={<path d="M4 4h16v16H4zM12 8v8M8 12h8" />}>
      Choose <strong>Add to Home Screen</strong>.
    </Step>
  </ol>
);

const Step = ({
  drawing,
  children,
}: {
  readonly drawing: ReactNode;
  readonly children: ReactNode;
}) => (
  <li className={styles.step}>
    <span className={styles.symbol}>
      <svg
        aria-hidden
        viewBox="0 0 24 24"
        width="24"
        height="24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        {drawing}
      </svg>
    </span>
    <p>{children}</p>
  </li>
);
