import { chakra } from '@chakra-ui/react/styled-system';
import { Link, useLocation } from 'react-router-dom';
import { ButtonLink } from '@/components/button';
import { isLikelyVisitor } from '@/features/accounts/model/session-hint';
import { useCurrentUser } from '@/features/accounts/model/use-current-user';
import { Logo } from './logo';
import { MemberNavigation } from './member-navigation';

const LogoLink = chakra(Link, { base: { display: 'flex', rounded: 'sm', me: 'auto' } });

/** The bar on top of every page. */
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
        {isLikelyVisitor(state) && <VisitorNavigation />}
      </chakra.div>
    </chakra.header>
  );
}

function VisitorNavigation() {
  const { pathname, search } = useLocation();
  const here = `${pathname}${search}`;
  const next = here === '/' ? '' : `?next=${encodeURIComponent(here)}`;
  return (
    <chakra.nav aria-label="Account" display="flex" gap="1">
      <ButtonLink
        to={`/login${next}`}
        variant="plain"
        size="sm"
        px={{ base: '2', sm: '3' }}
        whiteSpace="nowrap"
      >
        Sign In
      </ButtonLink>
      <ButtonLink to="/register" size="sm">
        <chakra.span hideFrom="sm">Join</chakra.span>
        <chakra.span hideBelow="sm">Sign Up</chakra.span>
      </ButtonLink>
    </chakra.nav>
  );
}
