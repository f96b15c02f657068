import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { ActionButtonRow } from '@/components/action-button-row';
import { Button, ButtonLink } from '@/components/button';
import { ButtonRow } from '@/components/button-row';
import { Card } from '@/components/surfaces';
import text from '@/components/text.module.css';
import { formatAgo } from '@/lib/format';
import type { OutboxEntry } from '@/lib/outbox/outbox-entry';
import {
  isOnlyInMemory,
  readOutboxFile,
  removeFromOutbox,
  updateOutboxEntry,
} from '@/lib/outbox/outbox-store';
import { useOutbox } from '@/lib/outbox/use-outbox';
import { signInUrl } from '@/lib/sign-in-url';
import { useNow } from '@/lib/use-now';
import { useOnline } from '@/lib/use-online';
import { entryText, outboxSummary } from '../model/entry-text';
import type {
  QueuedCallHandlers,
  QueuedCallHandlersByEndpoint,
} from '../model/queued-call-handlers';
import styles from './outbox-panel.module.css';

interface OutboxPanelProps {
  readonly memberId: string;
  readonly kinds: QueuedCallHandlersByEndpoint;
  /** Whether the member can edit a call. False while the form of the call cannot be shown. */
  readonly canEdit: boolean;
  /** Called when the content of a call has been put back into its form. */
  readonly onEdited: () => void;
}

/**
 * Lists the calls that wait for the network or for the member. If there are no such calls, renders only the live
 * region.
 */
export function OutboxPanel({ memberId, kinds, canEdit, onEdited }: OutboxPanelProps) {
  const entries = useOutbox(memberId);
  const isOnline = useOnline();
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusAfterRemoval(entries.length, heading);
  return (
    <>
      <p role="status" className={text.screenReaderOnly}>
        {outboxSummary(entries)}
      </p>
      {entries.length > 0 && (
        <Card aria-labelledby="outbox" className={styles.panel}>
          <h2 id="outbox" ref={heading} tabIndex={-1} className={styles.heading}>
            Waiting to Be Shared
          </h2>
          <ul aria-labelledby="outbox" className={styles.list}>
            {entries.map((entry) => (
              <OutboxRow
                key={entry.id}
                entry={entry}
                isOnline={isOnline}
                edit={canEdit ? kinds[entry.endpoint]?.edit : undefined}
                onEdited={onEdited}
              />
            ))}
          </ul>
        </Card>
      )}
    </>
  );
}

/** Focuses the heading after a row was removed, because the focused row has disappeared. */
function useFocusAfterRemoval(count: number, target: RefObject<HTMLElement | null>): void {
  const last = useRef(count);
  useEffect(() => {
    const isRemoved = count < last.current;
    last.current = count;
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (isRemoved && isLost) target.current?.focus();
  }, [count, target]);
}

interface OutboxRowProps {
  readonly entry: OutboxEntry;
  readonly isOnline: boolean;
  readonly edit: QueuedCallHandlers['edit'];
  readonly onEdited: () => void;
}

function OutboxRow({ entry, isOnline, edit, onEdited }: OutboxRowProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const [isAsking, setAsking] = useState(false);
  const now = useNow();
  const isStopped = entry.state === 'failed' || entry.state === 'needs-decision';
  const startEdit = async () => {
    const refused = (await edit?.(entry, await readOutboxFile(entry))) ?? null;
    setProblem(refused);
    if (refused !== null) return;
    onEdited();
    await removeFromOutbox(entry);
  };
  const isBusy = entry.state === 'sending' && isOnline;
  return (
    <li className={styles.row}>
      <div>
        <p className={styles.label}>{entry.label}</p>
        <p className={isStopped ? styles.problem : styles.note}>{entryText(entry, isOnline)}</p>
        <p className={styles.note}>Saved {formatAgo(entry.createdAt, now)}.</p>
        {isOnlyInMemory(entry) && (
          <p className={styles.problem}>
            Your browser has no space to save this. Keep this page open.
          </p>
        )}
      </div>
      {problem !== null && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      {isAsking ? (
        <DiscardQuestion
          onDiscard={() => void removeFromOutbox(entry)}
          onKeep={() => setAsking(false)}
        />
      ) : (
        <Actions label={entry.label}>
          <NextStep entry={entry} />
          {edit && !isBusy && (
            <Button
              size="sm"
              variant={entry.state === 'needs-decision' ? 'solid' : 'outline'}
              onClick={() => void startEdit()}
            >
              {entry.state === 'needs-decision' ? 'Review' : 'Edit'}
            </Button>
          )}
          {!isBusy && (
            <Button size="sm" variant="outline" onClick={() => setAsking(true)}>
              Discard
            </Button>
          )}
        </Actions>
      )}
    </li>
  );
}

function NextStep({ entry }: { readonly entry: OutboxEntry }) {
  if (entry.state === 'sign-in')
    return (
      <ButtonLink size="sm" to={signInUrl('/login', '/')}>
        Sign In
      </ButtonLink>
    );
  if (entry.state !== 'failed') return null;
  // Changing the state of the entry is enough to send it, because the outbox sender runs after each change of the
  // outbox.
  const tryAgain = () => void updateOutboxEntry({ ...entry, state: 'waiting', message: null });
  return (
    <Button size="sm" onClick={tryAgain}>
      Try Again
    </Button>
  );
}

const Actions = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <ButtonRow role="group" aria-label={label}>
    {children}
  </ButtonRow>
);

interface DiscardQuestionProps {
  readonly onDiscard: () => void;
  readonly onKeep: () => void;
}

const DiscardQuestion = ({ onDiscard, onKeep }: DiscardQuestionProps) => (
  <div role="group" aria-label="Discard this share?" className={styles.row}>
    <p>Discard this share? Its picture and everything you entered will be deleted.</p>
    <ActionButtonRow
      act={
        <Button size="sm" variant="danger" onClick={onDiscard}>
          Discard Share
        </Button>
      }
      keep={
        <Button size="sm" variant="outline" autoFocus onClick={onKeep}>
          Keep It
        </Button>
      }
    />
  </div>
);
