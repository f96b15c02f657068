import { useState } from 'react';
import { useInstallHint } from '../model/use-install-hint';
import { useUpdateReady } from '../model/use-update-ready';
import { InstallHint } from './install-hint';
import styles from './site-notices.module.css';
import { UpdatePrompt } from './update-prompt';

/** Notices about the app itself at the bottom of the window, one at a time. Render it in browsers only. */
export function SiteNotices() {
  const [isPostponed, setPostponed] = useState(false);
  const offersUpdate = useUpdateReady() && !isPostponed;
  const { hint, dismiss } = useInstallHint();
  return (
    <div className={styles.area}>
      <div role="status">{offersUpdate && <UpdatePrompt onLater={() => setPostponed(true)} />}</div>
      {!offersUpdate && hint && <InstallHint hint={hint} onDismiss={dismiss} />}
    </div>
  );
}
