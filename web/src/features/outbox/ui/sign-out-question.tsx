import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '@/components/button';
import { ConfirmDialog } from '@/components/confirm-dialog';
import type { OutboxEntry } from '@/lib/outbox/outbox-entry';
import { listLabeledEntries } from '@/lib/outbox/outbox-store';
import { useOutbox } from '@/lib/outbox/use-outbox';
import type { QueuedCallHandlersByEndpoint } from '../model/queued-call-handlers';
import { sendOutboxNow } from '../model/outbox-sender';
import { signOutQuestionTexts, queuedCallCounts } from '../model/waiting-text';

interface SignOutQuestionProps {
  readonly memberId: string;
  readonly kinds: QueuedCallHandlersByEndpoint;
  /**
   * The queued calls when the question opens. They must be known from the start, so that no button moves while the
   * member presses it.
   */
  readonly waiting: readonly OutboxEntry[];
  /** Whether the share form has a draft. */
  readonly hasDraft: boolean;
  readonly onSignOut: () => void;
  readonly onStay: () => void;
}

/**
 * Asks before signing out what to do with unsent work: a draft, and queued shares, comments and reports. Signs out when
 * all queued calls are sent, unless there is a draft.
 */
export function SignOutQuestion(props: SignOutQuestionProps) {
  const { memberId, kinds, hasDraft, onSignOut, onStay } = props;
  const entries = useOutbox(memberId, listLabeledEntries, props.waiting);
  const { length } = entries;
  const [isSending, setSending] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  useWhenEmptied(length, () => {
    if (!hasDraft) onSignOut();
  });
  const send = async () => {
    setSending(true);
    setFailed(false);
    await sendOutboxNow(memberId, kinds, true);
    setSending(false);
    setFailed((await listLabeledEntries(memberId)).length > 0);
  };
  const question = signOutQuestionTexts(entries, hasDraft);
  if (!question && !hasDraft) return null;
  // Renders in a portal, because the account menu closes when one of its elements gets the focus. A dialog inside the
  // menu would disappear with the menu.
  return createPortal(
    <ConfirmDialog
      title={question?.title ?? 'You have a draft'}
      act="Discard and Sign Out"
      keep="Stay Signed In"
      disabled={isSending}
      failure={
        question &&
        hasFailed &&
        `We couldn't send ${length === 1 ? 'it' : 'all of them'} ${question.failed}`
      }
      other={
        question && (
          <Button busy={isSending} onClick={() => void send()}>
            Send Now
          </Button>
        )
      }
      onAct={onSignOut}
      onKeep={onStay}
    >
      {question && (
        <p>
          {queuedCallCounts(entries)} on this device {length === 1 ? "hasn't" : "haven't"} been{' '}
          {question.done} yet. Signing out deletes {length === 1 ? 'it' : 'them'}.
        </p>
      )}
      {hasDraft && (
        <p>Your draft in the share form hasn&apos;t been shared yet. Signing out deletes it.</p>
      )}
    </ConfirmDialog>,
    document.body,
  );
}

/**
 * Calls `onEmptied` when the last queued call has left the outbox, even if the call was sent only because the network
 * returned.
 */
function useWhenEmptied(length: number, onEmptied: () => void): void {
  const last = useRef(0);
  const emptied = useEffectEvent(onEmptied);
  useEffect(() => {
    if (length === 0 && last.current > 0) emptied();
    last.current = length;
  }, [length]);
}
