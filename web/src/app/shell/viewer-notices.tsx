import { Suspense } from 'react';
import { forgetSentMail } from '@/features/accounts/model/sent-mail';
import { useCurrentUser, useViewer } from '@/features/accounts/model/session';
import { useMailNotice } from '@/features/accounts/model/use-mail-notice';
import { SiteNotices } from '@/features/site/ui/site-notices';
import { lazyNamed } from '@/lib/lazy-named';
import { useMarkKeyboard } from './use-mark-keyboard';

const MailNotice = lazyNamed(() => import('@/features/accounts/ui/mail-notice'), 'MailNotice');

/** The notices about the app itself and about a new account. What they ask for depends on the viewer. */
export function ViewerNotices() {
  useMarkKeyboard();
  const { user } = useCurrentUser();
  const saysMailSent = useMailNotice(user?.email);
  return (
    <SiteNotices
      viewer={useViewer()}
      account={
        user &&
        saysMailSent && (
          <Suspense>
            <MailNotice email={user.email} onDismiss={forgetSentMail} />
          </Suspense>
        )
      }
    />
  );
}
