import type {
  NotificationKind,
  NotificationSettings,
} from '@contract/schemas/notification-settings';
import { Suspense } from 'react';
import { FailureCard } from '@/components/failure-card';
import { PremiumLock } from '@/components/premium-lock';
import { SettingsSection } from '@/components/settings-section';
import { Skeleton } from '@/components/surfaces';
import { Switch } from '@/components/switch';
import text from '@/components/text.module.css';
import { lazyNamed } from '@/lib/lazy-named';
import { useOnline } from '@/lib/use-online';
import { errorSentence } from '@/services/api-error';
import { useNotificationSettings } from '../model/use-notification-settings';
import styles from './notifications-section.module.css';

// The code of the switches for push notifications loads only for premium members.
const PushSwitches = lazyNamed(() => import('./push-switches'), 'PushSwitches');

const KINDS: readonly (readonly [NotificationKind, string])[] = [
  ['mentions', 'Mentions'],
  ['likes', 'Likes on your items'],
  ['comments', 'Comments on your items'],
  ['replies', 'Replies to your comments'],
  ['follows', 'New followers'],
  ['achievements', 'Achievements'],
];

interface NotificationsSectionProps {
  readonly memberId: string;
  /** Whether the member has Premium, which includes push notifications. */
  readonly isPremium: boolean;
  /** Whether the member is suspended. If so, their devices get no push notifications. */
  readonly isSuspended: boolean;
}

/**
 * The section 'Notifications' of the account settings. Here, members choose what the app notifies them about, and on
 * which devices.
 */
export function NotificationsSection({
  memberId,
  isPremium,
  isSuspended,
}: NotificationsSectionProps) {
  const { settings, error, isFetching, retry, change } = useNotificationSettings();
  const isOnline = useOnline();
  return (
    <SettingsSection title="Notifications">
      <p>
        We always notify you in the app about your subscription and about items that expire soon.
      </p>
      {!isOnline && (
        <p role="status">You're offline. Connect to change your notification settings.</p>
      )}
      {error && (
        <FailureCard
          message={errorSentence(error, "We couldn't load your notification settings.")}
          busy={isFetching}
          onRetry={retry}
        />
      )}
      {!settings && !error && <LoadingSettings />}
      {settings && (
        <>
          <div className={styles.kinds}>
            {KINDS.map(([kind, name]) => (
              <KindSwitches
                key={kind}
                name={name}
                settings={settings.kinds[kind]}
                withPush={isPremium}
                isDisabled={!isOnline}
                onChange={(changed) => change({ kinds: { [kind]: changed } })}
              />
            ))}
          </div>
          {isPremium ? (
            <Suspense fallback={<Skeleton className={styles.loadingPush} />}>
              <PushSwitches
                memberId={memberId}
                isSuspended={isSuspended}
                isPushOn={settings.isPushOn}
                isDisabled={!isOnline}
                onPushOn={(isPushOn) => change({ isPushOn })}
              />
            </Suspense>
          ) : (
            <PremiumLock>
              <p>Get push notifications on your devices, even when BoloBoard is closed.</p>
            </PremiumLock>
          )}
        </>
      )}
    </SettingsSection>
  );
}

const LoadingSettings = () => (
  <div role="status">
    <span className={text.screenReaderOnly}>Loading your notification settings...</span>
    <Skeleton className={styles.loading} />
  </div>
);

type KindSettings = NotificationSettings['kinds']['mentions'];

interface KindSwitchesProps {
  readonly name: string;
  readonly settings: KindSettings;
  readonly withPush: boolean;
  readonly isDisabled: boolean;
  readonly onChange: (change: Partial<KindSettings>) => void;
}

/**
 * Two switches for one kind of notification: one for notifications in the app, and one for push notifications. The
 * second switch is off while the first one is off.
 */
const KindSwitches = (props: KindSwitchesProps) => {
  const { name, settings, withPush, isDisabled, onChange } = props;
  const { inApp, push } = settings;
  return (
    <fieldset className={styles.kind}>
      <legend className={styles.name}>{name}</legend>
      <div className={styles.switches}>
        <Switch
          label="In the App"
          isOn={inApp}
          isDisabled={isDisabled}
          onChange={(isOn) => onChange({ inApp: isOn })}
        />
        {withPush && (
          <Switch
            label="Push"
            isOn={inApp && push}
            isDisabled={isDisabled || !inApp}
            onChange={(isOn) => onChange({ push: isOn })}
          />
        )}
      </div>
    </fieldset>
  );
};
