import { chakra } from '@chakra-ui/react/styled-system';
import { Link } from 'react-router-dom';
import { ButtonLink } from '@/components/button';
import { VisitorPart } from '@/components/session-parts';
import { useCurrentUser } from '@/features/accounts/model/session';
import { useReturnPath } from '@/features/items/model/return-path';
import { signInAddress } from '@/lib/sign-in-address';
import { MemberNavigation } from './member-navigation';

const LogoLink = chakra(Link, { base: { display: 'flex', rounded: 'sm', me: 'auto' } });

export function Header() {
  const { state, user } = useCurrentUser();
  return (
    <chakra.header
      position="sticky"
      top="0"
      zIndex="header"
      h="header"
      bg="surface"
      borderBottom="1px solid {colors.line}"
    >
      <chakra.div
        h="full"
        maxW="page"
        mx="auto"
        px={{ base: '3', md: '4' }}
        display="flex"
        alignItems="center"
        gap="2"
      >
        <LogoLink to="/" aria-label="BoloBoard, home">
          <Logo />
        </LogoLink>
        {state === 'signed-in' && <MemberNavigation user={user} />}
        <VisitorPart session={state}>
          <VisitorNavigation />
        </VisitorPart>
      </chakra.div>
    </chakra.header>
  );
}

function VisitorNavigation() {
  const next = useReturnPath();
  return (
    <chakra.nav aria-label="Account" display="flex" gap="1">
      <ButtonLink
        to={signInAddress('/login', next)}
        variant="plain"
        size="sm"
        px={{ base: '2', sm: '3' }}
        whiteSpace="nowrap"
      >
        Sign In
      </ButtonLink>
      <ButtonLink to={signInAddress('/register', next)} size="sm">
        <chakra.span hideFrom="sm">Join</chakra.span>
        <chakra.span hideBelow="sm">Sign Up</chakra.span>
      </ButtonLink>
    </chakra.nav>
  );
}

function Logo() {
  return (
    <chakra.span display="inline-flex" alignItems="center" gap="2" whiteSpace="nowrap">
      <chakra.svg aria-hidden viewBox="0 0 32 32" w="8" h="8" flexShrink="0">
        <chakra.path
          d="M13.2 3h13.3A2.5 2.5 0 0 1 29 5.5v13.3a2.5 2.5 0 0 1-.73 1.77l-8.4 8.4a2.5 2.5 0 0 1-3.54 0L2.73 15.37a2.5 2.5 0 0 1 0-3.54l8.7-8.1A2.5 2.5 0 0 1 13.2 3z"
          fill="sticker"
          stroke="stickerEdge"
          strokeWidth="1"
        />
        <chakra.circle cx="20.5" cy="11.5" r="5.5" fill="onSticker" />
        <circle cx="22" cy="10" r="1.9" fill="#fff" />
      </chakra.svg>
      <chakra.span
        fontFamily="display"
        fontWeight="black"
        fontSize="xl"
        letterSpacing="tight"
        lineHeight="tight"
      >
        Bolo
        <chakra.span color="link">Board</chakra.span>
      </chakra.span>
    </chakra.span>
  );
}
