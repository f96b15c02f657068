import type { CurrentUser } from '@contract/schemas/user';
import text from '@/components/text.module.css';
import { SettingsSkeleton } from '@/components/settings-section';
import { classNames } from '@/lib/class-names';
import { useViewer } from '@/features/accounts/model/session';
import { AccountInformation } from '@/features/accounts/ui/account-information';
import { EmailSection } from '@/features/accounts/ui/email-section';
import { PasswordSection } from '@/features/accounts/ui/password-section';
import { SubscriptionSection } from '@/features/billing/ui/subscription-section';
import { NotificationsSection } from '@/features/notifications/ui/notifications-section';
import { BioSection } from '@/features/profiles/ui/bio-section';
import { ProfilePictureSection } from '@/features/profiles/ui/profile-picture-section';
import { SocialLinksSection } from '@/features/profiles/ui/social-links-section';
import { FeesSection } from '@/features/sales/ui/fees-section';
import { usePageTitle } from '@/lib/use-page-title';
import { AdditionalSettings } from '../settings/additional-settings';
import { Devices } from '../settings/devices';
import { HelpAndSupport } from '../settings/help-and-support';
import { SettingsIndex } from '../settings/settings-index';
import styles from './account-settings-page.module.css';
import { MembersOnlyPage } from './members-only-page';

export function AccountSettingsPage() {
  usePageTitle('Account Settings');
  return (
    <MembersOnlyPage>
      {(user) => (
        <div className={styles.page}>
          <h1 className={classNames(text.display, styles.title)}>Account Settings</h1>
          <SettingsIndex isReady={user !== null} />
          <div className={styles.sections}>
            {user ? <Settings user={user} /> : <SettingsSkeleton title="Account Information" />}
          </div>
        </div>
      )}
    </MembersOnlyPage>
  );
}

function Settings({ user }: { readonly user: CurrentUser }) {
  const isPremium = useViewer() === 'premium';
  return (
    <>
      <AccountInformation user={user} />
      <EmailSection />
      <PasswordSection />
      <ProfilePictureSection user={user} />
      <SocialLinksSection user={user} />
      <BioSection
        bio={user.bio ?? null}
        isPremium={isPremium}
        hasUsername={user.username !== null}
      />
      <NotificationsSection
        memberId={user.id}
        isPremium={isPremium}
        isSuspended={Boolean(user.suspension)}
      />
      <FeesSection />
      <SubscriptionSection />
      <Devices memberId={user.id} />
      <AdditionalSettings user={user} />
      <HelpAndSupport />
    </>
  );
}
