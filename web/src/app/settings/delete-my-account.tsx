import { Suspense, useState } from 'react';
import { Button } from '@/components/button';
import { useOnline } from '@/lib/use-online';
import { lazyNamed } from '@/lib/lazy-named';
import styles from './settings.module.css';

const DeleteAccountDialog = lazyNamed(
  () => import('./delete-account-dialog'),
  'DeleteAccountDialog',
);

export function DeleteMyAccount({ memberId }: { readonly memberId: string }) {
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
