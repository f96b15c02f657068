import { Suspense, useEffect } from 'react';
import { forgetSentMailAddress } from '@/features/accounts/model/sent-mail-address';
import { useCurrentUser, useViewer } from '@/features/accounts/model/session';
import { useIsMailNoticeShown } from '@/features/accounts/model/use-is-mail-notice-shown';
import { SiteNotices } from '@/features/site/ui/site-notices';
import { lazyNamed } from '@/lib/lazy-named';

const MailNotice = lazyNamed(() => import('@/features/accounts/ui/mail-notice'), 'MailNotice');

/**
 * Notices about the app, and about a new account. Whether the viewer is a visitor or a member decides which notices are
 * shown.
 */
export function ViewerNotices() {
  useMarkKeyboard();
  const { user } = useCurrentUser();
  const saysMailSent = useIsMailNoticeShown(user?.email);
  return (
    <SiteNotices
      viewer={useViewer()}
      account={
        user &&
        saysMailSent && (
          <Suspense>
            <MailNotice email={user.email} onDismiss={forgetSentMailAddress} />
          </Suspense>
        )
      }
    />
  );
}

/**
 * If something covers more than this height of the window, in CSS pixels, it is a keyboard. Every keyboard of a phone
 * is higher, and every browser bar is lower.
 */
const KEYBOARD_PX = 150;

/**
 * Sets `data-keyboard` on the document while a phone's keyboard is open. Style sheets use this attribute. A keyboard
 * shrinks only the visual viewport (https://developer.chrome.com/blog/viewport-resize-behavior).
 */
function useMarkKeyboard(): void {
  useEffect(() => {
    const { documentElement } = document;
    const viewport = window.visualViewport;
    if (!viewport) return;
    const mark = () => {
      const hidden = window.innerHeight - viewport.height * viewport.scale;
      documentElement.toggleAttribute('data-keyboard', hidden > KEYBOARD_PX);
    };
    mark();
    viewport.addEventListener('resize', mark);
    return () => {
      viewport.removeEventListener('resize', mark);
      documentElement.removeAttribute('data-keyboard');
    };
  }, []);
}
