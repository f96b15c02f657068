import type { CurrentUser } from '@contract/schemas/user';
import { Suspense, useState } from 'react';
import { Button } from '@/components/button';
import { SettingsSection } from '@/components/settings-section';
import { DownloadMyData } from '@/features/accounts/ui/download-my-data';
import { lazyNamed } from '@/lib/lazy-named';
import { ThemeSwitch } from '../shell/theme-switch';
import { DeleteMyAccount } from './delete-my-account';
import { PastSales } from './past-sales';
import styles from './settings.module.css';

const BlockedMembersDialog = lazyNamed(
  () => import('@/features/profiles/ui/blocked-members-dialog'),
  'BlockedMembersDialog',
);

export const AdditionalSettings = ({ user }: { readonly user: CurrentUser }) => (
  <SettingsSection title="Additional Settings">
    <div className={styles.setting}>
      <ThemeSwitch />
      <p className={styles.note}>The theme is saved in this browser.</p>
    </div>
    <BlockedMembers />
    <div className={styles.setting}>
      <DownloadMyData />
    </div>
    <PastSales />
    <div className={styles.setting}>
      <DeleteMyAccount memberId={user.id} />
    </div>
  </SettingsSection>
);

function BlockedMembers() {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.setting}>
      <Button variant="outline" className={styles.start} onClick={() => setOpen(true)}>
        Blocked Members
      </Button>
      <p className={styles.note}>You don&apos;t see the items and comments of members you block.</p>
      {isOpen && (
        <Suspense>
          <BlockedMembersDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
