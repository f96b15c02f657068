import { useState } from 'react';
import { Button } from '@/components/button';
import text from '@/components/text.module.css';
import { classNames } from '@/lib/class-names';
import type { QueueView } from '../model/queue-view';
import type { Notes } from '../model/use-notes';
import type { Queue as QueueData } from '../model/use-queue';
import { useQueueKeys } from '../model/use-queue-keys';
import type { QueueWork } from '../model/use-queue-work';
import { DeletionQuestion } from './deletion-question';
import { QueueResults } from './queue-results';
import styles from './queue.module.css';
import { ReviewDialog } from './review-dialog';
import { ShortcutsHelp } from './shortcuts-help';

interface QueueProps {
  readonly adminUsername: string | null;
  readonly status: QueueView['status'];
  readonly queue: QueueData;
  readonly work: QueueWork;
  readonly notes: Notes;
  /** Whether single keys work. */
  readonly usesKeys: boolean;
  /** Whether a dialog about something else is open, whose keys the queue must ignore. */
  readonly isCovered: boolean;
  readonly onUseKeys: (usesKeys: boolean) => void;
}

/** The entries of a page, and what the admin does with them, by mouse or by keyboard. */
export function Queue(props: QueueProps) {
  const { adminUsername, queue, work, notes, usesKeys } = props;
  const [isHelpOpen, setHelpOpen] = useState(false);
  useQueueKeys(work, usesKeys && !isHelpOpen && !props.isCovered, () =>
    setHelpOpen(!isHelpOpen && !props.isCovered),
  );

  const { reviewed, deleting, acting } = work;
  const question = deleting && (
    <DeletionQuestion
      report={deleting}
      acting={acting?.act ?? null}
      onAct={work.confirmDeletion}
      onHide={work.hideInstead}
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
        status={props.status}
        adminUsername={adminUsername}
        notes={notes}
        acting={acting}
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
        onSwitch={props.onUseKeys}
        onClose={() => setHelpOpen(false)}
      />
    </>
  );
}
