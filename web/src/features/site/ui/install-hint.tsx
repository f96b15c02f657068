import type { ReactNode } from 'react';
import { Button } from '@/components/button';
import { ButtonRow } from '@/components/button-row';
import text from '@/components/text.module.css';
import { askToInstall } from '@/services/install-prompt';
import type { InstallHint as Hint } from '../model/install-offer';
import styles from './site-notices.module.css';

interface InstallHintProps {
  readonly hint: Hint;
  readonly onDismiss: () => void;
}

export function InstallHint({ hint, onDismiss }: InstallHintProps) {
  return (
    <aside aria-labelledby="install-hint" className={styles.notice}>
      <div className={styles.intro}>
        <img src="/favicon.svg" alt="" width="44" height="44" />
        <h2 id="install-hint" className={text.heading}>
          Install BoloBoard
        </h2>
        <p className={styles.muted}>
          {hint === 'button'
            ? 'Open it like any other app, even without a network.'
            : 'Open it from your home screen, even without a network.'}
        </p>
      </div>
      {hint === 'safari-steps' && <SafariSteps />}
      <ButtonRow>
        {hint === 'button' && <Button onClick={() => void askToInstall()}>Install App</Button>}
        <Button variant="outline" onClick={onDismiss}>
          {hint === 'button' ? 'No Thanks' : 'Got It'}
        </Button>
      </ButtonRow>
    </aside>
  );
}

const SafariSteps = () => (
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
