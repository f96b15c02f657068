import type { CurrentUser } from '@contract/schemas/user';
import { Suspense, useState } from 'react';
import { Button } from '@/components/button';
import { SettingsSection } from '@/components/settings-section';
import { DownloadMyData } from '@/features/accounts/ui/download-my-data';
import { lazyNamed } from '@/lib/lazy-named';
import { useOnline } from '@/lib/use-online';
import { ThemeSwitch } from '../shell/theme-switch';
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

const DeleteAccountDialog = lazyNamed(
  () => import('./delete-account-dialog'),
  'DeleteAccountDialog',
);

function DeleteMyAccount({ memberId }: { readonly memberId: string }) {
  const [isOpen, setOpen] = useState(false);
  const isOnline = useOnline();
  return (
    <>
      <Button
        variant="danger"
        disabled={!isOnline}
        className={styles.start}
        onClick={() => setOpen(true)}
      >
        Delete My Account
      </Button>
      <p className={styles.note}>
        {isOnline
          ? 'Removes your account and your items for good.'
          : 'To delete your account, you need a connection.'}
      </p>
      {isOpen && (
        <Suspense>
          <DeleteAccountDialog memberId={memberId} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

const RemoveKeptSalesQuestion = lazyNamed(
  () => import('@/features/sales/ui/remove-kept-sales-question'),
  'RemoveKeptSalesQuestion',
);

/** Lets the member remove kept sales. Kept sales still count in the member's figures although their items are gone. */
function PastSales() {
  const [isOpen, setOpen] = useState(false);
  const isOnline = useOnline();
  return (
    <div className={styles.setting}>
      <Button
        variant="outline"
        disabled={!isOnline}
        className={styles.start}
        onClick={() => setOpen(true)}
      >
        Remove Past Sales
      </Button>
      <p className={styles.note}>
        {isOnline
          ? 'Your own sales stay in your figures after their items expire or are deleted. You can remove these sales.'
          : 'To remove past sales, you need a connection.'}
      </p>
      {isOpen && (
        <Suspense>
          <RemoveKeptSalesQuestion onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
