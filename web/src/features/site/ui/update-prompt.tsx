import { useState } from 'react';
import { Button } from '@/components/button';
import { ButtonRow } from '@/components/button-row';
import { postponeUpdate } from '@/lib/app-updates';
import { reloadToUpdate } from '@/services/worker-registration';
import styles from './site-notices.module.css';

/** Offers the new version. The share form's draft survives the reload. */
export function UpdatePrompt() {
  const [isReloading, setReloading] = useState(false);
  const reload = () => {
    setReloading(true);
    void reloadToUpdate();
  };
  return (
    <div className={styles.notice}>
      <p>A new version is ready.</p>
      <ButtonRow>
        <Button busy={isReloading} onClick={reload}>
          Reload to update
        </Button>
        <Button variant="outline" onClick={postponeUpdate}>
          Later
        </Button>
      </ButtonRow>
    </div>
  );
}
