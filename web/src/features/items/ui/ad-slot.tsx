import type { Viewer } from '@contract/rules/page-allowance';
import { ButtonLink } from '@/components/button';
import { MemberPlaceholder, VisitorPart } from '@/components/session-parts';
import text from '@/components/text.module.css';
import { classNames } from '@/lib/class-names';
import { signInAddress } from '@/lib/sign-in-address';
import { upgradeAddress } from '@/lib/upgrade-address';
import { useReturnPath } from '../model/return-path';
import styles from './ad-slot.module.css';

const CALLS = {
  visitor: {
    title: 'See more of what sells',
    offer: 'Join free to see more pages and share your own sales.',
    button: 'Sign Up Free',
  },
  free: {
    title: 'See every page',
    offer: 'Premium gives you all pages, unlimited shares and no ads.',
    button: 'Upgrade to Premium',
  },
} as const;

/** Promotes the next plan. While the session loads (`viewer` is null), CSS shows the strip of the likely viewer. */
export function AdSlot({ viewer }: { readonly viewer: Viewer | null }) {
  if (viewer === 'premium') return null;
  if (viewer !== null) return <Advertisement viewer={viewer} />;
  return (
    <>
      <VisitorPart session="loading">
        <Advertisement viewer="visitor" />
      </VisitorPart>
      <MemberPlaceholder session="loading">
        <div className={styles.notPremium}>
          <Advertisement viewer="free" />
        </div>
      </MemberPlaceholder>
    </>
  );
}

function Advertisement({ viewer }: { readonly viewer: keyof typeof CALLS }) {
  const next = useReturnPath();
  const { title, offer, button } = CALLS[viewer];
  return (
    <aside aria-label="Advertisement" className={styles.strip}>
      <div className={styles.text}>
        <p className={classNames(text.label, styles.kind)}>Advertisement</p>
        <p className={classNames(text.heading, styles.title)}>{title}</p>
        <p className={styles.offer}>{offer}</p>
      </div>
      <ButtonLink
        to={viewer === 'visitor' ? signInAddress('/register', next) : upgradeAddress(next)}
        variant="sticker"
      >
        {button}
      </ButtonLink>
    </aside>
  );
}
