import { useState } from 'react';
import { ActRow } from '@/components/act-row';
import { Button } from '@/components/button';
import { postponeUpdate } from '@/lib/app-updates';
import { reloadToUpdate } from '@/services/worker-registration';
import styles from './site-notices.module.css';

/** Offers to reload the page for a new version. The draft of the share form survives the reload. */
export function UpdatePrompt() {
  const [isReloading, setReloading] = useState(false);
  const reload = () => {
    setReloading(true);
    void reloadToUpdate();
  };
  return (
    <div className={styles.notice}>
      <p>A new version is ready.</p>
      <ActRow
        act={
          <Button busy={isReloading} onClick={reload}>
            Reload to Update
          </Button>
        }
        keep={
          <Button variant="outline" onClick={postponeUpdate}>
            Later
          </Button>
        }
      />
    </div>
  );
}
