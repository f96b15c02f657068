import type { ModeratedMemberPage } from '@contract/schemas/moderated-member';
import { ConfirmDialog } from '@/components/confirm-dialog';
import { suspensionText, titleOf } from '../model/member-texts';
import type { WrittenAct } from '../model/use-member-form';
import type { MemberWork } from '../model/use-member-work';
import { AdminDialog } from './admin-dialog';
import { MemberActForm } from './member-act-form';

interface MemberDialogsProps {
  readonly adminId: string;
  readonly member: ModeratedMemberPage;
  readonly work: MemberWork;
}

/** The dialogs of the acts. The dialog of the act that was asked for is open. */
export function MemberDialogs({ adminId, member, work }: MemberDialogsProps) {
  const { asked, isActing, failure, close } = work;
  const written = asked === 'restore' ? null : asked;
  return (
    <>
      <AdminDialog
        title={written === null ? '' : dialogTitle(written, member)}
        size="sm"
        isOpen={written !== null}
        onClose={close}
      >
        {written !== null && (
          <MemberActForm
            key={written}
            adminId={adminId}
            member={member}
            act={written}
            isActing={isActing}
            failure={failure}
            onSend={(input) => work.send(written, input)}
            onClose={close}
          />
        )}
      </AdminDialog>
      {asked === 'restore' && (
        <ConfirmDialog
          title={`Restore ${titleOf(member)}?`}
          act="Restore"
          busyAct="Restoring..."
          keep="Cancel"
          isPending={isActing}
          failure={failure}
          onAct={work.restore}
          onKeep={close}
        >
          <p>
            {member.suspension && `${suspensionText(member.suspension)}. `}
            Restoring ends the suspension now. The member can write again, and their items are shown
            again.
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}

function dialogTitle(act: WrittenAct, member: ModeratedMemberPage): string {
  const name = titleOf(member);
  switch (act) {
    case 'warn':
      return `Warn ${name}`;
    case 'suspend':
      return member.suspension === null ? `Suspend ${name}` : `Change the Suspension of ${name}`;
    case 'note':
      return `Add a Note About ${name}`;
  }
}
