import { useNavigate } from 'react-router-dom';
import { Button } from '@/components/button';
import { ModalDialog } from '@/components/modal-dialog';
import { showToast } from '@/components/toast/toast-store';
import { useSignOut } from '@/features/accounts/model/use-sign-out';
import { ConfirmIdentity } from '@/features/accounts/ui/confirm-identity';
import { call } from '@/services/api-client';
import { forgetMember } from '../shell/forget-member';
import styles from './delete-account-dialog.module.css';

interface DeleteAccountDialogProps {
  readonly memberId: string;
  readonly onClose: () => void;
}

const FAREWELL = {
  title: 'Goodbye! Your account is being deleted',
  description: 'This takes a few minutes. We will send you an email when it is done.',
};

/**
 * Confirms the member's identity, then deletes the account. Also deletes the member's data in this browser, and opens
 * the home page.
 */
export function DeleteAccountDialog({ memberId, onClose }: DeleteAccountDialogProps) {
  const navigate = useNavigate();
  const { mutateAsync } = useSignOut({
    forgetMember: () => forgetMember(memberId),
    onSignedOut: () => {
      void navigate('/');
      showToast(FAREWELL);
    },
  });
  return (
    <ModalDialog title="Delete My Account" size="prompt" onClose={onClose}>
      <div className={styles.content}>
        <p>This can&apos;t be undone. These are removed within minutes:</p>
        <ul className={styles.list}>
          <li>your profile, your username and your settings</li>
          <li>your items with their pictures, likes and comments</li>
          <li>your likes, favorites, achievements and notifications</li>
          <li>your past sales</li>
          <li>shares and drafts that wait on this device</li>
        </ul>
        <p>A Premium plan is canceled immediately.</p>
        <p>
          Your comments on other members&apos; items stay without your name. Reports that you made
          stay without your name, too.
        </p>
        <p>To keep a copy, use &lsquo;Download My Data&rsquo; first.</p>
        <ConfirmIdentity
          variant="danger"
          submitLabel="Delete My Account"
          busyLabel="Deleting Your Account..."
          onConfirmed={(idToken) => mutateAsync(() => call('deleteAccount', { body: { idToken } }))}
        />
        <Button variant="outline" className={styles.cancel} onClick={onClose}>
          Keep My Account
        </Button>
      </div>
    </ModalDialog>
  );
}
