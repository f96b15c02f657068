import { Kbd } from '@chakra-ui/react/kbd';
import type { ReportForAdmins } from '@contract/schemas/report-for-admins';
import { useState } from 'react';
import { Button } from '@/components/button';
import { ConfirmDialog } from '@/components/confirm-dialog';
import { Switch } from '@/components/switch';
import text from '@/components/text.module.css';
import { classNames } from '@/lib/class-names';
import type { ReportAct } from '../api/reports';
import { actsBesidesDeciding } from '../model/entries';
import type { QueueView } from '../model/queue-view';
import type { ReportNotes } from '../model/use-report-notes';
import type { ReportQueueState as QueueData } from '../model/use-report-queue';
import { QUEUE_SHORTCUTS, useQueueShortcuts } from '../model/use-queue-shortcuts';
import type { QueueActions } from '../model/use-queue-actions';
import { AdminDialog } from './admin-dialog';
import { QueueResults } from './queue-results';
import styles from './report-queue-list.module.css';
import { ReviewDialog } from './review-dialog';

interface ReportQueueListProps {
  readonly adminUsername: string | null;
  readonly status: QueueView['status'];
  readonly queue: QueueData;
  readonly work: QueueActions;
  readonly notes: ReportNotes;
  /** Whether shortcuts with a single key are on. */
  readonly usesKeys: boolean;
  /** Whether another dialog covers the queue. If so, the queue ignores keys. */
  readonly isCovered: boolean;
  readonly onUseKeys: (usesKeys: boolean) => void;
}

/** Lists the entries of a page. The admin can act on each entry by mouse and by keyboard. */
export function ReportQueueList(props: ReportQueueListProps) {
  const { adminUsername, queue, work, notes, usesKeys } = props;
  const [isHelpOpen, setHelpOpen] = useState(false);
  useQueueShortcuts(work, usesKeys && !isHelpOpen && !props.isCovered, () =>
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

interface DeletionQuestionProps {
  readonly report: ReportForAdmins;
  /** The act that is being sent. */
  readonly acting: ReportAct | null;
  readonly onAct: () => void;
  /** Called when the admin chooses to hide the item instead of deleting it. */
  readonly onHide: () => void;
  readonly onKeep: () => void;
}

/**
 * Asks for confirmation before a deletion. Offers to hide the item instead, because the owner can appeal only against
 * hiding.
 */
function DeletionQuestion({ report, acting, onHide, ...question }: DeletionQuestionProps) {
  const isItem = report.comment === null;
  const what = isItem ? 'Item' : 'Comment';
  const canHide = actsBesidesDeciding(report).includes('hide');
  const isHiding = acting === 'hide';
  return (
    <ConfirmDialog
      {...question}
      title={`Delete This ${what} for Good?`}
      act={`Delete ${what}`}
      busyAct="Deleting..."
      keep="Cancel"
      isPending={acting !== null && !isHiding}
      disabled={isHiding}
      other={
        canHide && (
          <Button
            variant="outline"
            busy={isHiding}
            keepsFocus
            disabled={acting !== null && !isHiding}
            onClick={onHide}
          >
            Hide Instead
          </Button>
        )
      }
    >
      <p>
        {isItem
          ? `“${report.item.title}” will be permanently removed.`
          : `The comment on “${report.item.title}” will be permanently removed.`}{' '}
        Its pending reports will be resolved.
      </p>
      {isItem && (
        <p>
          The owner can&apos;t appeal a deletion{canHide && ', but can appeal if you hide the item'}
          .
        </p>
      )}
    </ConfirmDialog>
  );
}

interface ShortcutsHelpProps {
  readonly isOpen: boolean;
  readonly isOn: boolean;
  readonly onSwitch: (isOn: boolean) => void;
  readonly onClose: () => void;
}

/** Lists the shortcuts of the queue. The admin can turn them off, because speech input could trigger them. */
const ShortcutsHelp = ({ isOpen, isOn, onSwitch, onClose }: ShortcutsHelpProps) => (
  <AdminDialog title="Keyboard Shortcuts" size="sm" isOpen={isOpen} onClose={onClose}>
    <Switch
      label="Use single keys"
      isOn={isOn}
      status={isOn ? 'Until you leave this page.' : 'Only ? works now.'}
      onChange={onSwitch}
    />
    <p className={styles.note}>
      With selected reports, R, D and M decide all of them. The keys do nothing while you type.
    </p>
    <dl className={styles.keys}>
      {QUEUE_SHORTCUTS.map(({ keys, does }) => (
        <div key={does} className={styles.key}>
          <dt>
            {keys.map((key) => (
              <Kbd key={key}>{key}</Kbd>
            ))}
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  </AdminDialog>
);
