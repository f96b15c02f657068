import type { CurrentUser } from '@contract/schemas/user';
import { SettingsSection } from '@/components/settings-section';
import { formatMoment } from '@/lib/format';
import styles from './account-information.module.css';
import { UsernameForm } from './username-form';

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
