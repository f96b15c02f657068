import {
  MODERATED_MEMBER_MESSAGES,
  type ModeratedMemberPage,
} from '@contract/schemas/moderated-member';
import { useId } from 'react';
import { Button } from '@/components/button';
import { ButtonRow } from '@/components/button-row';
import type { MemberAct } from '../api/members';

interface MemberActionsProps {
  readonly member: ModeratedMemberPage;
  readonly onAsk: (act: MemberAct) => void;
}

/** What an admin can do to the member. To their own account, they can only add notes. */
export function MemberActions({ member: { isOwn, suspension }, onAsk }: MemberActionsProps) {
  const noteId = useId();
  const own = { disabled: isOwn, 'aria-describedby': isOwn ? noteId : undefined };
  return (
    <div>
      <ButtonRow>
        <Button variant="outline" {...own} onClick={() => onAsk('warn')}>
          Warn
        </Button>
        <Button variant="outline" {...own} onClick={() => onAsk('suspend')}>
          {suspension === null ? 'Suspend' : 'Change Suspension'}
        </Button>
        {suspension !== null && (
          <Button variant="outline" {...own} onClick={() => onAsk('restore')}>
            Restore
          </Button>
        )}
        <Button variant="outline" onClick={() => onAsk('note')}>
          Add Note
        </Button>
      </ButtonRow>
      {isOwn && <p id={noteId}>{MODERATED_MEMBER_MESSAGES.self}</p>}
    </div>
  );
}
