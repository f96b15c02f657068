import type { CurrentUser } from '@contract/schemas/user';
import { Form, SubmitButton } from '@/components/form/form';
import { SettingsSection } from '@/components/settings-section';
import { formatMoment } from '@/lib/format';
import { useUsernameForm } from '../model/use-username-form';
import styles from './account-information.module.css';
import { UsernameField } from './username-field';

export function AccountInformation({ user }: { readonly user: CurrentUser }) {
  const name = [user.firstName, user.lastName].filter(Boolean).join(' ');
  return (
    <SettingsSection title="Account Information">
      <dl className={styles.facts}>
        <Fact name="Email">{user.email}</Fact>
        {name !== '' && <Fact name="Name">{name}</Fact>}
        <Fact name="Member since">{formatMoment(user.createdAt)}</Fact>
      </dl>
      <UsernameForm key={user.username} username={user.username} />
    </SettingsSection>
  );
}

const Fact = ({ name, children }: { readonly name: string; readonly children: string }) => (
  <div className={styles.fact}>
    <dt className={styles.name}>{name}</dt>
    <dd className={styles.value}>{children}</dd>
  </div>
);

const RULES = '3 to 20 letters, numbers, or underscores. You can change it 3 times a day.';

/** A form that sets the first username, or replaces the current username. */
function UsernameForm({ username: current }: { readonly username: string | null }) {
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
