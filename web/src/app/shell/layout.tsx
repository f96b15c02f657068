import { chakra } from '@chakra-ui/react/styled-system';
import { Suspense, useRef } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { ErrorBoundary } from '@/components/error-boundary';
import { Toasts } from '@/components/toast/toasts';
import { useSessionHint } from '@/features/accounts/model/session-hint';
import { useSessionChanges } from '@/features/accounts/model/use-session-changes';
import { useOpenItemEvents } from '@/features/items/model/use-open-item-events';
import { PageError } from '../pages/page-error';
import { Footer } from './footer';
import { Header } from './header';
import { OfflineBanner } from './offline-banner';
import { useRouteFocus } from './use-route-focus';

const SkipLink = chakra('a', {
  base: {
    position: 'fixed',
    top: '2',
    insetInlineStart: '2',
    zIndex: 'skip',
    px: '4',
    py: '2',
    rounded: 'md',
    bg: 'ink',
    color: 'canvas',
    '&:not(:focus)': { transform: 'translateY(-200%)' },
  },
});

/** Header, the page, footer and toasts. */
export function Layout() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  useRouteFocus(main);
  useSessionChanges();
  useSessionHint();
  useOpenItemEvents();
  return (
    <chakra.div minH="100dvh" display="flex" flexDirection="column">
      <SkipLink href="#main">Skip to content</SkipLink>
      <Header />
      <OfflineBanner />
      <chakra.main
        id="main"
        ref={main}
        tabIndex={-1}
        flex="1"
        w="full"
        maxW="page"
        mx="auto"
        px={{ base: '3', md: '4' }}
        py={{ base: '4', md: '8' }}
        _focusVisible={{ outline: 'none' }}
      >
        <ErrorBoundary key={pathname} fallback={<PageError />}>
          <Suspense>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </chakra.main>
      <Footer />
      <Toasts />
    </chakra.div>
  );
}
