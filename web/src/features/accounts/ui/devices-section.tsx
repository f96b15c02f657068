import type { Device } from '@contract/schemas/device';
import { type ReactNode, useRef } from 'react';
import { Button } from '@/components/button';
import { FailureCard } from '@/components/failure-card';
import { SettingsSection } from '@/components/settings-section';
import { Badge, Skeleton } from '@/components/surfaces';
import text from '@/components/text.module.css';
import { formatDay, formatMoment } from '@/lib/format';
import { useOnline } from '@/lib/use-online';
import { errorSentence } from '@/services/api-error';
import { useDevices } from '../model/use-devices';
import styles from './devices-section.module.css';

interface DevicesSectionProps {
  /**
   * The buttons to sign out this device and all devices. The folder `app` provides these buttons, because signing out
   * also deletes data of other features, such as queued calls.
   */
  readonly signOutHere: ReactNode;
  readonly signOutEverywhere: ReactNode;
}

export function DevicesSection({ signOutHere, signOutEverywhere }: DevicesSectionProps) {
  const { devices, error, isFetching, retry, end, endingId } = useDevices();
  const isOnline = useOnline();
  const content = useRef<HTMLDivElement>(null);
  const press = async (device: Device) => {
    await end(device);
    // The focused button has disappeared with its device, so the section takes the focus.
    requestAnimationFrame(() => content.current?.focus());
  };
  return (
    <SettingsSection title="Signed-In Devices">
      <div ref={content} tabIndex={-1} className={styles.content}>
        {!isOnline && <p role="status">To sign out devices, you need a connection.</p>}
        {error && (
          <FailureCard
            message={errorSentence(error, "We couldn't load your devices.")}
            busy={isFetching}
            onRetry={retry}
          />
        )}
        {!devices && !error && <LoadingDevices />}
        {devices && (
          <ul aria-label="Signed-in devices">
            {devices.map((device) => (
              <li key={device.id} className={styles.device}>
                <DeviceText device={device} />
                {device.isThisDevice ? (
                  signOutHere
                ) : (
                  <Button
                    variant="outline"
                    size="sm"
                    busy={endingId === device.id}
                    disabled={!isOnline}
                    onClick={() => void press(device).catch(() => undefined)}
                  >
                    Sign Out<span className={text.screenReaderOnly}> {device.name}</span>
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
      {signOutEverywhere}
    </SettingsSection>
  );
}

const DeviceText = ({ device }: { readonly device: Device }) => (
  <span className={styles.text}>
    <span className={styles.name}>
      {device.name}
      {device.isThisDevice && <Badge tone="brand">This device</Badge>}
    </span>
    <span className={styles.times}>
      Signed in {formatMoment(device.signedInAt)}, last seen {formatDay(device.lastSeenOn)}
    </span>
  </span>
);

const LoadingDevices = () => (
  <div role="status">
    <span className={text.screenReaderOnly}>Loading your devices...</span>
    <Skeleton className={styles.loading} />
  </div>
);
