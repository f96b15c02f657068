import { chakra } from '@chakra-ui/react/styled-system';
import type { Viewer } from '@contract/rules/page-allowance';
import { ButtonLink } from '@/components/button';
import { MemberPlaceholder, VisitorPart } from '@/components/session-parts';
import { signInAddress } from '@/lib/sign-in-address';
import { useReturnPath } from '../model/return-path';
import styles from './ad-slot.module.css';

const CALLS = {
  visitor: {
    title: 'See more of what sells',
    text: 'Join free to see more pages and share your own sales.',
    button: 'Sign Up Free',
  },
  free: {
    title: 'See every page',
    text: 'Premium gives you all pages, unlimited shares and no ads.',
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

function Advertisement({ viewer }: { readonly viewer: Exclude<Viewer, 'premium'> }) {
  const next = useReturnPath();
  const { title, text, button } = CALLS[viewer];
  return (
    <Strip aria-label="Advertisement">
      <chakra.div flex="1 1 16rem" display="grid" gap="1">
        <chakra.p textStyle="label" color="inkMuted" fontSize="xs">
          Advertisement
        </chakra.p>
        <chakra.p textStyle="heading" fontSize="lg">
          {title}
        </chakra.p>
        <chakra.p color="inkMuted" fontSize="sm">
          {text}
        </chakra.p>
      </chakra.div>
      <ButtonLink
        to={viewer === 'visitor' ? signInAddress('/register', next) : '/subscribe'}
        variant="sticker"
      >
        {button}
      </ButtonLink>
    </Strip>
  );
}

const Strip = chakra('aside', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    p: '4',
    rounded: 'lg',
    bg: 'sunken',
    border: '1px dashed {colors.lineStrong}',
  },
});
