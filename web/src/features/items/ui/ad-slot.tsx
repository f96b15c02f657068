import type { Viewer } from '@contract/rules/page-allowance';
import { ButtonLink } from '@/components/button';
import text from '@/components/text.module.css';
import { classNames } from '@/lib/class-names';
import { signInAddress } from '@/lib/sign-in-address';
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

interface AdSlotProps {
  /** Taken from the last visit until `isKnown`. */
  readonly viewer: Viewer;
  readonly isKnown: boolean;
}

/** Promotes the next plan. Reserves its height until the viewer is known, so that nothing shifts. */
export function AdSlot({ viewer, isKnown }: AdSlotProps) {
  const next = useReturnPath();
  if (viewer === 'premium') return null;
  const { title, offer, button } = CALLS[viewer];
  return (
    <aside
      aria-label="Advertisement"
      className={classNames(styles.strip, !isKnown && styles.unknown)}
    >
      <div className={styles.text}>
        <p className={classNames(text.label, styles.kind)}>Advertisement</p>
        <p className={classNames(text.heading, styles.title)}>{title}</p>
        <p className={styles.offer}>{offer}</p>
      </div>
      <ButtonLink
        to={viewer === 'visitor' ? signInAddress('/register', next) : '/subscribe'}
        variant="sticker"
      >
        {button}
      </ButtonLink>
    </aside>
  );
}
