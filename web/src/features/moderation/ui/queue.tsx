import type { CurrentUser } from '@contract/schemas/user';
import { useState } from 'react';
import { Button } from '@/components/button';
import text from '@/components/text.module.css';
import { classNames } from '@/lib/class-names';
import type { QueueView } from '../model/queue-view';
import type { Notes } from '../model/use-notes';
import type { Queue as QueueData } from '../model/use-queue';
import { useQueueKeys } from '../model/use-queue-keys';
import { useQueueWork } from '../model/use-queue-work';
import { DeletionQuestion } from './deletion-question';
import { QueueResults } from './queue-results';
import styles from './queue.module.css';
import { ReviewDialog } from './review-dialog';
import { ShortcutsHelp } from './shortcuts-help';

interface QueueProps {
  readonly user: CurrentUser;
  readonly view: QueueView;
  readonly queue: QueueData;
  readonly notes: Notes;
}

const NONE = [] as const;

/** The entries of a page, and what the admin does with them, by mouse or by keyboard. */
export function Queue({ user, view, queue, notes }: QueueProps) {
  const adminUsername = user.username;
  const work = useQueueWork({ entries: queue.entries ?? NONE, adminUsername, notes });
  const [isHelpOpen, setHelpOpen] = useState(false);
  const [usesKeys, setUsesKeys] = useState(true);
  useQueueKeys(work, usesKeys && !isHelpOpen, () => setHelpOpen(!isHelpOpen));

  const { reviewed, deleting, acting } = work;
  const question = deleting && (
    <DeletionQuestion
      report={deleting}
      isPending={acting !== null}
      onAct={work.confirmDeletion}
      onKeep={work.keep}
    />
  );
  return (
    <>
      <div className={styles.head}>
        <h2 className={classNames(text.heading, styles.title)}>Reports</h2>
        <Button variant="plain" size="sm" onClick={() => setHelpOpen(true)}>
          Keyboard Shortcuts
        </Button>
      </div>
      <QueueResults queue={queue} work={work} adminUsername={adminUsername} />
      {reviewed === null && question}
      <ReviewDialog
        report={reviewed}
        seen={work.seen}
        status={view.status}
        adminUsername={adminUsername}
        notes={notes}
        acting={acting?.act ?? null}
        onAct={(act) => reviewed && work.start(act, reviewed)}
        onClose={work.close}
        onEscape={deleting ? work.keep : work.close}
        returnTo={work.currentElement}
      >
        {question}
      </ReviewDialog>
      <ShortcutsHelp
        isOpen={isHelpOpen}
        isOn={usesKeys}
        onSwitch={setUsesKeys}
        onClose={() => setHelpOpen(false)}
      />
    </>
  );
}
