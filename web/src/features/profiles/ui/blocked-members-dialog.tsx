import type { BlockedMember } from '@contract/schemas/blocked-member';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { Button, Spinner } from '@/components/button';
import { CloseButton } from '@/components/close-button';
import { FailureCard } from '@/components/failure-card';
import { MemberPicture } from '@/components/member-picture';
import { ModalDialog } from '@/components/modal-dialog';
import text from '@/components/text.module.css';
import { formatMoment } from '@/lib/format';
import { useOnline } from '@/lib/use-online';
import { errorSentence } from '@/services/api-error';
import { blockedMembersQuery } from '../api/blocked-members';
import { useBlocking } from '../model/use-blocking';
import styles from './blocked-members-dialog.module.css';

interface BlockedMembersDialogProps {
  readonly onClose: () => void;
}

export function BlockedMembersDialog({ onClose }: BlockedMembersDialogProps) {
  const content = useRef<HTMLDivElement>(null);
  const { data, error, isFetching, refetch } = useQuery(blockedMembersQuery);
  const { unblock, busyWith } = useBlocking();
  const isOnline = useOnline();
  const press = async (member: BlockedMember) => {
    if (!(await unblock(member))) return;
    // The focused button has disappeared with its row, so the dialog's content takes the focus.
    requestAnimationFrame(() => content.current?.focus());
  };
  const blocked = data?.blocked;
  return (
    <ModalDialog title="Blocked Members" size="prompt" onClose={onClose}>
      <CloseButton onPress={onClose} />
      <div ref={content} tabIndex={-1} className={styles.content}>
        {!isOnline && <p role="status">To unblock somebody, you need a connection.</p>}
        {!blocked && error && (
          <FailureCard
            message={errorSentence(error, "We couldn't load the members you blocked.")}
            busy={isFetching}
            onRetry={() => void refetch()}
          />
        )}
        {!blocked && !error && (
          <p role="status" className={styles.loading}>
            <Spinner />
            Loading...
          </p>
        )}
        {blocked?.length === 0 && <p className={styles.empty}>You haven&apos;t blocked anybody.</p>}
        {blocked && blocked.length > 0 && (
          <ul aria-label="Blocked Members">
            {blocked.map((member) => (
              <li key={member.id} className={styles.member}>
                <MemberPicture member={member} />
                <span className={styles.name}>
                  <span className={text.truncated}>@{member.username}</span>
                  <span className={styles.since}>Blocked {formatMoment(member.blockedAt)}</span>
                </span>
                <Button
                  variant="outline"
                  size="sm"
                  busy={busyWith === member.username}
                  disabled={!isOnline}
                  onClick={() => void press(member)}
                >
                  Unblock<span className={text.screenReaderOnly}> @{member.username}</span>
                </Button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </ModalDialog>
  );
}
