import { useState } from 'react';
import { Button } from '@/components/button';
import { ConfirmDialog } from '@/components/confirm-dialog';
import { signOutAllDevices } from '@/features/accounts/api/devices';
import { DevicesSection } from '@/features/accounts/ui/devices-section';
import { useOnline } from '@/lib/use-online';
import { useSignOutWithQuestion } from '../shell/use-sign-out-with-question';
import styles from './settings.module.css';

export const Devices = ({ memberId }: { readonly memberId: string }) => (
  <DevicesSection
    signOutHere={<SignOutHere memberId={memberId} />}
    signOutEverywhere={<SignOutEverywhere memberId={memberId} />}
  />
);

function SignOutHere({ memberId }: { readonly memberId: string }) {
  const { leave, isPending, question } = useSignOutWithQuestion(memberId);
  return (
    <>
      <Button variant="outline" size="sm" busy={isPending} onClick={() => void leave()}>
        Sign Out
      </Button>
      {question}
    </>
  );
}

function SignOutEverywhere({ memberId }: { readonly memberId: string }) {
  const [isAsking, setAsking] = useState(false);
  const isOnline = useOnline();
  const { leave, isPending, question } = useSignOutWithQuestion(memberId, signOutAllDevices);
  const close = () => setAsking(false);
  const confirm = () => {
    close();
    void leave();
  };
  return (
    <>
      <Button
        variant="outline"
        busy={isPending}
        disabled={!isOnline}
        className={styles.start}
        onClick={() => setAsking(true)}
      >
        Sign Out Everywhere
      </Button>
      {isAsking && (
        <ConfirmDialog
          title="Sign Out Everywhere"
          act="Sign Out Everywhere"
          keep="Stay Signed In"
          onAct={confirm}
          onKeep={close}
        >
          <p>This signs out all your devices, also this one. On the others it can take a minute.</p>
        </ConfirmDialog>
      )}
      {question}
    </>
  );
}
