import { type ReactNode, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { NavigationType, Outlet, useLocation, useMatch, useNavigationType } from 'react-router-dom';
import { AfterHydration } from '@/components/after-hydration';
import { Button } from '@/components/button';
import { ErrorBoundary } from '@/components/error-boundary';
import { Notice } from '@/components/notice';
import { Toasts } from '@/components/toast/toasts';
import { useCurrentUser, useRememberViewer, useViewer } from '@/features/accounts/model/session';
import { ItemListOnScreenProvider } from '@/features/items/model/item-list-on-screen';
import {
  useIsPageCoveredByItem,
  useIsLinkedItemOpen,
} from '@/features/items/model/use-is-page-covered-by-item';
import { ItemDetail } from '@/features/items/ui/item-detail';
import { classNames } from '@/lib/class-names';
import { HydrationEnd, HydrationPause, useIsHydrated } from '@/lib/hydration';
import { lazyNamed } from '@/lib/lazy-named';
import { isBuiltPage } from '../built-pages/built-page-location';
import { ITEM_SLOTS } from '../items/item-actions';
import { dropHandledTap, repeatKeptTap } from '../first-paint/keep-taps';
import { PageError } from '../pages/page-error';
import { BottomBar } from './bottom-bar';
import { Footer } from './footer';
import { Header } from './header';
import { DeferredNotices } from './deferred-notices';
import styles from './layout.module.css';
import { OfflineBanner } from './offline-banner';
import width from './page-width.module.css';

const MemberBackgroundTasks = lazyNamed(
  () => import('./member-background-tasks'),
  'MemberBackgroundTasks',
);

export function Layout() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  useRouteFocus(main);
  return (
    <div className={styles.layout} onClickCapture={dropHandledTap}>
      <a href="#main" className={styles.skipLink}>
        Skip to content
      </a>
      <Header />
      <ItemListOnScreenProvider>
        <main
          id="main"
          ref={main}
          tabIndex={-1}
          className={classNames(width.pageWidth, styles.main)}
        >
          <ErrorBoundary key={pathname} fallback={<FailedPage />}>
            <Suspense>
              <BehindLinkedItem>
                <Outlet />
              </BehindLinkedItem>
              <HydrationEnd />
            </Suspense>
          </ErrorBoundary>
        </main>
        <OpenItem />
      </ItemListOnScreenProvider>
      <div className={styles.banners}>
        <Suspension />
        <OfflineBanner />
      </div>
      <BehindLinkedItem>
        <PageEnd />
      </BehindLinkedItem>
      <AfterHydration>
        <DeferredNotices />
        <Toasts />
        <Member />
        <KeptTap />
      </AfterHydration>
      <Session />
    </div>
  );
}

/**
 * Parts of the page behind an item. If the visitor opened the item by a link, these parts stay as in the server's HTML
 * until the item is closed. Their scripts, calls and pictures would delay the item, and most visitors never see them.
 */
const BehindLinkedItem = ({ children }: { readonly children: ReactNode }) => (
  <HydrationPause isPaused={useIsLinkedItemOpen()}>{children}</HydrationPause>
);

/* `Layout` does not read the session itself. Only the components inside it do. If `Layout` rendered again when the
   session is loaded, React would have to hydrate the page in one long task instead of small steps. */

/** Elements that React does not render again when the URL changes, because they are constants. */
const FOOTER = <Footer />;
const BAR = <BottomBar />;

/**
 * Renders the footer and, on phones, the bottom bar. Until hydration, it leaves out two parts (ADR 0098): the footer of
 * a list, because the footer is below the first view, and the bottom bar of a page that an open item covers.
 */
function PageEnd() {
  const isList = useMatch('/') !== null;
  const isHydrated = useIsHydrated();
  const isCovered = useIsPageCoveredByItem();
  return (
    <>
      {(isHydrated || !isList) && FOOTER}
      {!isCovered && BAR}
    </>
  );
}

function OpenItem() {
  const viewer = useViewer();
  return <ItemDetail viewer={viewer} slots={ITEM_SLOTS} />;
}

function Member() {
  const { user } = useCurrentUser();
  return (
    <ErrorBoundary fallback={null}>
      <Suspense>{user && <MemberBackgroundTasks user={user} />}</Suspense>
    </ErrorBoundary>
  );
}

function Session() {
  useRememberViewer();
  return null;
}

/**
 * Repeats the tap that was kept before hydration. React hydrates this component last, so the rest of the page can
 * already handle the repeated tap.
 */
function KeptTap() {
  useEffect(repeatKeptTap, []);
  return null;
}

/** After a navigation, focuses `target` and scrolls to the top. After Back, keeps the scroll position. */
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

/**
 * Shown instead of a page that failed, for example because its code could not be loaded. If the build has rendered the
 * page, keeps its text, which is readable without the code.
 */
function FailedPage() {
  const isHydrated = useIsHydrated();
  // Copies the HTML during the first render, because React removes the HTML afterwards.
  const [html] = useState(() => (isHydrated ? '' : readableHtml()));
  return (
    <>
      {html === '' ? <PageError /> : <KeptPage html={html} />}
      {/* Ends the hydration, so that header and footer show the session. */}
      <HydrationEnd />
    </>
  );
}

/**
 * Returns the HTML that the build has rendered for the current URL. Returns '' if the page does not consist of text.
 */
function readableHtml(): string {
  const root = document.querySelector<HTMLElement>('[data-route]');
  const text = root && isBuiltPage(root) ? root.querySelector('[data-readable]') : null;
  return text?.outerHTML ?? '';
}

const KeptPage = ({ html }: { readonly html: string }) => (
  <>
    <Notice
      role="alert"
      message="You can read this page, but some of it may not work. Reloading usually fixes that."
    >
      <Button variant="outline" onClick={() => window.location.reload()}>
        Reload
      </Button>
    </Notice>
    <div dangerouslySetInnerHTML={{ __html: html }} />
  </>
);

const SuspensionBanner = lazyNamed(() => import('./suspension-banner'), 'SuspensionBanner');

/** Shows suspended members their suspension on every page. Only suspended members load the code for this. */
function Suspension() {
  const suspension = useCurrentUser().user?.suspension;
  if (!suspension) return null;
  return (
    <ErrorBoundary fallback={null}>
      <Suspense>
        <SuspensionBanner suspension={suspension} />
      </Suspense>
    </ErrorBoundary>
  );
}
