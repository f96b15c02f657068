import type { ReactNode } from 'react';
import { InstallSteps } from '@/components/install-steps';
import { Switch } from '@/components/switch';
import type { PushState } from '@/services/push/push-state';
import { howToAllow } from '../model/how-to-allow';
import { usePushDevice } from '../model/use-push-device';
import styles from './notifications-section.module.css';

interface PushSwitchesProps {
  readonly memberId: string;
  readonly isSuspended: boolean;
  readonly isPushOn: boolean;
  readonly isDisabled: boolean;
  readonly onPushOn: (isPushOn: boolean) => void;
}

/** Switches for push notifications in general and in this browser. */
export function PushSwitches({
  memberId,
  isSuspended,
  isPushOn,
  isDisabled,
  onPushOn,
}: PushSwitchesProps) {
  const device = usePushDevice(memberId);
  const { state, isPossible, isBusy } = device;
  const mayBe = isPossible === true && !isSuspended;
  const isUsable = mayBe && (state === 'on' || state === 'off');
  return (
    <div className={styles.kinds}>
      <Switch
        label="Allow push notifications"
        isOn={isPushOn}
        isDisabled={isDisabled}
        status={!isPushOn && 'Push notifications are off on all your devices, including this one.'}
        onChange={onPushOn}
      />
      <div className={styles.here}>
        <Switch
          label="On this device"
          isOn={state === 'on' && !isSuspended}
          isDisabled={isDisabled || !isUsable}
          status={statusOf(device, isSuspended)}
          onChange={(isOn) => {
            // Ignores the press instead of disabling the switch. A disabled switch would lose the focus.
            if (isBusy) return;
            if (isOn) device.turnOn();
            else device.turnOff();
          }}
        />
        {mayBe && state === 'needs-install' && <InstallSteps />}
        {mayBe && state === 'blocked' && <p>{howToAllow(navigator)}</p>}
      </div>
    </div>
  );
}

function statusOf(
  { state, isPossible, isBusy }: ReturnType<typeof usePushDevice>,
  isSuspended: boolean,
): ReactNode {
  if (isSuspended) return SUSPENDED;
  if (isBusy) return state === 'on' ? 'Turning off...' : 'Turning on...';
  return isPossible === false ? NO_KEY : state && WHY[state];
}

const SUSPENDED = 'Push notifications are off while your account is suspended.';

const NO_KEY =
  'Push notifications are not available, because this site has no key for them (VAPID).';

const WHY: Readonly<Partial<Record<PushState, ReactNode>>> = {
  unsupported: 'This browser cannot show push notifications.',
  'needs-install':
    'iPhones and iPads show push notifications only from apps on the home screen. Install BoloBoard, open it from there, and turn push notifications on.',
  blocked: 'This browser blocks notifications from BoloBoard.',
};
