import { Button } from '@/components/button';
import { useUsernameForm } from '../model/use-username-form';
import { UsernameField } from './username-field';
import styles from './username-form.module.css';

const RULES = '3 to 20 letters, numbers, or underscores. You can change it 3 times a day.';

/** Sets the first username, or changes it. */
export function UsernameForm({ username: current }: { readonly username: string | null }) {
  const { field, onSubmit, isPending } = useUsernameForm(current);
  return (
    <form noValidate aria-label="Username" className={styles.form} onSubmit={onSubmit}>
      <UsernameField hint={RULES} {...field} />
      {current !== null && (
        <p className={styles.note}>
          Your items and comments show the new name a moment later. Links to your last two names
          still lead to you. Nobody else can take them until you change your name again.
        </p>
      )}
      <Button type="submit" busy={isPending} className={styles.submit}>
        {buttonLabel(current, isPending)}
      </Button>
    </form>
  );
}

function buttonLabel(current: string | null, isPending: boolean): string {
  if (isPending) return 'Setting Username...';
  return current === null ? 'Set Username' : 'Change Username';
}
