import { APPEAL_MAX } from '@contract/schemas/appeal';
import { useWatch } from 'react-hook-form';
import { TextareaField } from '@/components/field';
import { Form, SubmitButton } from '@/components/form/form';
import { characterCount } from '@/lib/format';
import { useAppealForm } from '../model/use-appeal-form';
import styles from './own-ruling.module.css';

interface AppealFormProps {
  readonly memberId: string;
  readonly rulingId: string;
}

export function AppealForm(props: AppealFormProps) {
  const { form, submit, isSending } = useAppealForm(props);
  const count = characterCount(useWatch({ control: form.control, name: 'text' }));
  return (
    <Form
      form={form}
      busy={isSending}
      aria-label="Appeal"
      className={styles.form}
      onSubmit={submit}
    >
      <TextareaField
        label="Why should we decide differently?"
        rows={6}
        enterKeyHint="enter"
        readOnly={isSending}
        hint={
          <>
            You can appeal once. A moderator reads it.{' '}
            <span className={styles.count} data-is-over={count > APPEAL_MAX}>
              {count} of {APPEAL_MAX} characters
            </span>
          </>
        }
        {...form.field('text')}
      />
      <SubmitButton busyLabel="Sending...">Send Appeal</SubmitButton>
    </Form>
  );
}
