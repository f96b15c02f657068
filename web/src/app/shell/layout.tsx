import { chakra } from '@chakra-ui/react/styled-system';
import { type RefObject, Suspense, useEffect, useRef } from 'react';
import { NavigationType, Outlet, useLocation, useNavigationType } from 'react-router-dom';
import { ErrorBoundary } from '@/components/error-boundary';
import { Toasts } from '@/components/toast/toasts';
import { useSessionChanges, useSessionHint, useViewer } from '@/features/accounts/model/session';
import { PageItemListProvider } from '@/features/items/model/page-item-list';
import { ItemDetail } from '@/features/items/ui/item-detail';
import { useOnline } from '@/lib/use-online';
import { PageError } from '../pages/page-error';
import { Footer } from './footer';
import { Header } from './header';
import { LateNotices } from './late-notices';

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

export function Layout() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  useRouteFocus(main);
  useSessionChanges();
  useSessionHint();
  const viewer = useViewer();
  return (
    <chakra.div minH="100dvh" display="flex" flexDirection="column">
      <SkipLink href="#main">Skip to content</SkipLink>
      <Header />
      <OfflineBanner />
      <PageItemListProvider>
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
        <ItemDetail viewer={viewer} />
      </PageItemListProvider>
      <Footer />
      <LateNotices />
      <Toasts />
    </chakra.div>
  );
}

function OfflineBanner() {
  const online = useOnline();
  return (
    <chakra.div role="status">
      {!online && (
        <chakra.p bg="ink" color="canvas" px="4" py="2" textAlign="center" fontSize="sm">
          You are offline. Keep this page open and try again when you are back.
        </chakra.p>
      )}
    </chakra.div>
  );
}

/** Focuses `target` and scrolls to the top after a navigation. Going back keeps the scroll position. */
function useRouteFocus(target: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const navigation = useNavigationType();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    target.current?.focus({ preventScroll: true });
    if (navigation !== NavigationType.Pop) window.scrollTo(0, 0);
  }, [pathname, navigation, target]);
}
