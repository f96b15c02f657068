import { Form, SubmitButton } from '@/components/form/form';
import { useUsernameForm } from '../model/use-username-form';
import { UsernameField } from './username-field';
import styles from './username-form.module.css';

const RULES = '3 to 20 letters, numbers, or underscores. You can change it 3 times a day.';

/** Sets the first username, or changes it. */
export function UsernameForm({ username: current }: { readonly username: string | null }) {
  const { form, submit, isPending } = useUsernameForm(current);
  return (
    <Form
      form={form}
      busy={isPending}
      aria-label="Username"
      className={styles.form}
      onSubmit={submit}
    >
      <UsernameField hint={RULES} {...form.field('username')} />
      {current !== null && (
        <p className={styles.note}>
          Your items and comments show the new name a moment later. Links to your last two names
          still lead to you. Nobody else can take them until you change your name again.
        </p>
      )}
      <SubmitButton busyLabel="Setting Username..." className={styles.submit}>
        {current === null ? 'Set Username' : 'Change Username'}
      </SubmitButton>
    </Form>
  );
}
