import type { Viewer } from '@contract/rules/page-allowance';
import type { AdSlotName } from '@contract/schemas/site-settings';
import { ButtonLink } from '@/components/button';
import { MemberPlaceholder, VisitorPart } from '@/components/session-parts';
import text from '@/components/text.module.css';
import { registerAdSlot } from '@/lib/ad-slots';
import { classNames } from '@/lib/class-names';
import { signInUrl } from '@/lib/sign-in-url';
import { upgradeUrl } from '@/lib/upgrade-url';
import { useReturnPath } from '../model/return-path';
import styles from './ad-slot.module.css';

const CALLS = {
  visitor: {
    title: 'See More of What Sells',
    offer: 'Join free to see more pages and share your own sales.',
    button: 'Sign Up Free',
  },
  free: {
    title: 'See Every Page',
    offer: 'Premium gives you all pages, unlimited shares and no ads.',
    button: 'Upgrade to Premium',
  },
} as const;

interface AdSlotProps {
  /** The viewer. Null while the session loads. */
  readonly viewer: Viewer | null;
  /**
   * The position of the ad slot on the page. If it is undefined, as it is while a list loads, the slot shows only the
   * house ad.
   */
  readonly place?: AdSlotName | undefined;
}

/**
 * An ad slot. Renders nothing for premium members. Until the ad client has filled the slot, shows the house ad, which
 * promotes an account to visitors and Premium to free members. While the session loads, CSS shows the house ad for the
 * likely viewer.
 */
export function AdSlot({ viewer, place }: AdSlotProps) {
  if (viewer === 'premium') return null;
  if (viewer !== null) return <Slot viewer={viewer} place={place} />;
  return (
    <>
      <VisitorPart session="loading">
        <Slot viewer="visitor" />
      </VisitorPart>
      <MemberPlaceholder session="loading">
        <div className={styles.notPremium}>
          <Slot viewer="free" />
        </div>
      </MemberPlaceholder>
    </>
  );
}

interface SlotProps {
  readonly viewer: keyof typeof CALLS;
  readonly place?: AdSlotName | undefined;
}

function Slot({ viewer, place }: SlotProps) {
  const next = useReturnPath();
  const { title, offer, button } = CALLS[viewer];
  return (
    <div ref={place && registerAdSlot} data-ad-place={place} className={styles.slot}>
      <aside aria-label={title} className={styles.house}>
        <div className={styles.text}>
          <p className={classNames(text.heading, styles.title)}>{title}</p>
          <p className={styles.offer}>{offer}</p>
        </div>
        <ButtonLink
          to={viewer === 'visitor' ? signInUrl('/register', next) : upgradeUrl(next)}
          variant="sticker"
        >
          {button}
        </ButtonLink>
      </aside>
    </div>
  );
}
