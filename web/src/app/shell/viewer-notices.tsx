import { Suspense } from 'react';
import { useMailNotice } from '@/features/accounts/model/use-mail-notice';
import { useCurrentUser, useViewer } from '@/features/accounts/model/session';
import { SiteNotices } from '@/features/site/ui/site-notices';
import { lazyNamed } from '@/lib/lazy-named';
import { useMarkKeyboard } from './use-mark-keyboard';

const MailNotice = lazyNamed(() => import('@/features/accounts/ui/mail-notice'), 'MailNotice');

/** The notices about the app itself and about a new account. What they ask for depends on the viewer. */
export function ViewerNotices() {
  useMarkKeyboard();
  const { user } = useCurrentUser();
  const mail = useMailNotice(user !== null);
  return (
    <SiteNotices
      viewer={useViewer()}
      account={
        user &&
        mail.isShown && (
          <Suspense>
            <MailNotice email={user.email} onDismiss={mail.dismiss} />
          </Suspense>
        )
      }
    />
  );
}
