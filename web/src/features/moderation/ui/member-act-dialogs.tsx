import { Textarea } from '@chakra-ui/react/textarea';
import type { MemberSheetData, SuspensionInput } from '@contract/schemas/members-for-admins';
import { useWatch } from 'react-hook-form';
import { ActionButtonRow } from '@/components/action-button-row';
import { Button } from '@/components/button';
import { ConfirmDialog } from '@/components/confirm-dialog';
import { Field } from '@/components/field';
import { Form, FormFailure, SubmitButton } from '@/components/form/form';
import { RadioGroup } from '@/components/radio-group';
import { charactersLeft } from '@/lib/format';
import { SUSPENSION_LENGTH_CHOICES, suspensionText, memberTitleOf } from '../model/member-texts';
import {
  MEMBER_ACT_TEXT_MAX,
  useMemberActForm,
  type MemberActWithText,
} from '../model/use-member-act-form';
import type { MemberActState } from '../model/use-member-act-state';
import { AdminDialog } from './admin-dialog';
import styles from './member-act-dialogs.module.css';

interface MemberActDialogsProps {
  readonly adminId: string;
  readonly member: MemberSheetData;
  readonly work: MemberActState;
}

/** The dialogs of the acts on a member. At most one is open. */
export function MemberActDialogs({ adminId, member, work }: MemberActDialogsProps) {
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
          title={`Restore ${memberTitleOf(member)}?`}
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

function dialogTitle(act: MemberActWithText, member: MemberSheetData): string {
  const name = memberTitleOf(member);
  switch (act) {
    case 'warn':
      return `Warn ${name}`;
    case 'suspend':
      return member.suspension === null ? `Suspend ${name}` : `Change the Suspension of ${name}`;
    case 'note':
      return `Add a Note About ${name}`;
  }
}

interface MemberActFormProps {
  readonly adminId: string;
  readonly member: MemberSheetData;
  readonly act: MemberActWithText;
  readonly isActing: boolean;
  readonly failure: string | null;
  readonly onSend: (input: SuspensionInput) => void;
  readonly onClose: () => void;
}

const TEXTS = {
  warn: {
    label: 'Text for the Member',
    hint: 'Up to 500 characters. The member gets it as a notification, and can appeal once.',
    act: 'Warn',
    busy: 'Warning...',
  },
  suspend: {
    label: 'Text for the Member',
    hint: 'Up to 500 characters. The member reads it after signing in, and can appeal once.',
    act: 'Suspend',
    busy: 'Suspending...',
  },
  note: {
    label: 'Note',
    hint: 'Up to 2,000 characters. Only admins read it.',
    act: 'Add Note',
    busy: 'Adding...',
  },
} as const;

/**
 * A form for the text that an admin writes to the member or about the member. For a suspension, the form also has a
 * field for the length.
 */
function MemberActForm(props: MemberActFormProps) {
  const { adminId, member, act, isActing, failure, onSend } = props;
  const { form, submit } = useMemberActForm({ adminId, memberId: member.id, act }, onSend);
  const typed = useWatch({ control: form.control, name: 'text' });
  const texts = TEXTS[act];
  const { error, ...field } = form.field('text');
  return (
    <Form
      form={form}
      busy={isActing}
      aria-label={texts.act}
      className={styles.form}
      onSubmit={submit}
    >
      {act === 'suspend' && (
        <>
          <RadioGroup
            legend="For How Long? *"
            choices={SUSPENSION_LENGTH_CHOICES}
            {...form.field('days')}
          />
          <Effects isPremium={member.isPremium} />
        </>
      )}
      <Field
        label={texts.label}
        hint={texts.hint}
        error={error}
        liveNote={charactersLeft(typed, MEMBER_ACT_TEXT_MAX[act]) ?? ''}
        required
      >
        {(control) => <Textarea {...control} {...field} rows={4} readOnly={isActing} />}
      </Field>
      <FormFailure>{failure}</FormFailure>
      <ActionButtonRow
        act={
          <SubmitButton
            variant={act === 'suspend' ? 'danger' : 'solid'}
            busyLabel={texts.busy}
            keepsFocus
          >
            {texts.act}
          </SubmitButton>
        }
        keep={
          <Button variant="outline" onClick={props.onClose}>
            Cancel
          </Button>
        }
      />
    </Form>
  );
}

/** Explains the effects of a suspension. */
const Effects = ({ isPremium }: { readonly isPremium: boolean }) => (
  <ul className={styles.effects}>
    <li>All sessions end. The member can sign in again, but only read.</li>
    <li>Their items are hidden, and push notifications stop.</li>
    <li>They can still export their data, appeal and delete their account.</li>
    {isPremium && (
      <li>If it lasts longer than the paid period, the subscription ends with the period.</li>
    )}
  </ul>
);
