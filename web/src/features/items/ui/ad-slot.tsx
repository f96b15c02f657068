import { chakra } from '@chakra-ui/react/styled-system';
import type { Viewer } from '@contract/rules/page-allowance';
import { ButtonLink } from '@/components/button';

const CALLS = {
  visitor: {
    title: 'More pages, more finds',
    text: 'Members see more of the board and share their own sales. Joining is free.',
    to: '/register',
    button: 'Sign Up Free',
  },
  free: {
    title: 'See the whole board',
    text: 'Premium opens every page, lifts the monthly limit and takes the ads away.',
    to: '/subscribe',
    button: 'Upgrade to Premium',
  },
} as const;

interface AdSlotProps {
  /** Who looks, by the last visit until it is known. */
  readonly viewer: Viewer;
  readonly isKnown: boolean;
}

/**
 * A place for an advertisement, of which premium members have none: the product's own call to go further.
 * Until it is known who looks the place is kept and nothing shown.
 */
export function AdSlot({ viewer, isKnown }: AdSlotProps) {
  if (viewer === 'premium') return null;
  const { title, text, to, button } = CALLS[viewer];
  return (
    <Strip aria-label="Advertisement" visibility={isKnown ? undefined : 'hidden'}>
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
      <ButtonLink to={to} variant="sticker">
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
