import { ActRow } from '@/components/act-row';
import { Button } from '@/components/button';
import { InstallSteps } from '@/components/install-steps';
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
      {hint === 'safari-steps' && <InstallSteps />}
      <ActRow
        act={hint === 'button' && <Button onClick={() => void askToInstall()}>Install App</Button>}
        keep={
          <Button variant="outline" onClick={onDismiss}>
            {hint === 'button' ? 'No Thanks' : 'Got It'}
          </Button>
        }
      />
    </aside>
  );
}
