import { allRoutes } from '@test/all-routes';
import { holdAllCalls } from '@test/fake-api';
import {
  type Positions,
  positionsIn,
  layoutShiftBetween,
  waitForQuietDocument,
} from '@test/layout-shift';
import { renderApp } from '@test/render';
import { showBuiltPage, showFirstPage } from '@test/rendered-app';
import {
  setRouteResponses,
  rememberedViewerOf,
  TESTED_ROUTES,
  type TestedRoute,
  type TestedViewer,
  waitForCalls,
} from '@test/tested-routes';
import { BOTH_SIZES } from '@test/viewports';
import { afterEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { rememberViewer } from '@/lib/likely-session';

/** The largest allowed layout shift while a route loads, by the definition of the Layout Instability API. */
const MOST = 0.02;

test('the table of routes has a row for each route of the router', () => {
  // Leaves out '/login', because this page leaves the app.
  const routes = allRoutes().filter((path) => path !== '/login');
  expect(Object.keys(TESTED_ROUTES).toSorted()).toEqual(routes);
});

test('layoutShiftBetween computes the same layout shift as the browser', async () => {
  document.body.innerHTML = '<div></div><p>Moved</p><p>Moved too</p>';
  await waitForQuietDocument();
  const before = positionsIn(document.body);
  const counted = new Promise<number>((resolve) =>
    new PerformanceObserver((list) =>
      resolve(
        list.getEntries().reduce((sum, entry) => sum + Number(Reflect.get(entry, 'value')), 0),
      ),
    ).observe({ type: 'layout-shift' }),
  );
  const [above] = document.body.children;
  if (above instanceof HTMLElement) above.style.height = '300px';
  const { score, moved } = layoutShiftBetween(before, positionsIn(document.body));
  expect(moved).toHaveLength(4);
  expect(score).toBeCloseTo(await counted, 3);
});

let endShownPage: () => void = () => undefined;
afterEach(() => endShownPage());

interface Case {
  readonly path: string;
  readonly route: TestedRoute;
  readonly viewer: TestedViewer;
  /**
   * Whether the app receives the session or the data of the page first. The data comes first if it is in the HTML of
   * the page. In all other cases, including when the server sends only the shell, the session comes first.
   */
  readonly first: 'session' | 'data';
}

/** Loads a route step by step. Returns the positions of all elements on the screen after each step. */
async function lookAtSteps({ path, route, viewer, first }: Case): Promise<Positions[]> {
  setRouteResponses(route, viewer);
  rememberViewer(rememberedViewerOf(viewer));
  const { letGo, letAllGoBut } = holdAllCalls();
  const steps: Positions[] = [];
  const look = async () => {
    await waitForQuietDocument();
    steps.push(positionsIn(document.body));
  };
  const { firstPage, url } = route;
  const html =
    first === 'data' && firstPage
      ? await showFirstPage(firstPage(), url)
      : await showBuiltPage(path, url);
  if (html) {
    endShownPage = html.end;
    await look();
    html.hydrate();
  } else await renderApp(url);
  if (viewer !== 'visitor') await waitForCalls(['getCurrentUser']);
  await look();
  if (first === 'data') letAllGoBut('getCurrentUser');
  else letGo('getCurrentUser');
  if (first === 'data') await expect.element(route.shows(viewer)).toBeVisible();
  else await waitForCalls(route.waitsFor ?? []);
  await look();
  letAllGoBut();
  // Waits for the number of unread notifications. Only the header of a member has a bell, which requests this number.
  if (viewer !== 'visitor') await waitForCalls(['countUnreadNotifications']);
  await expect.element(route.shows(viewer)).toBeVisible();
  await look();
  return steps;
}

const CASES = Object.entries(TESTED_ROUTES).flatMap(([path, route]) =>
  route.viewers.flatMap((viewer): Case[] => [
    { path, route, viewer, first: 'session' },
    ...(route.firstPage ? [{ path, route, viewer, first: 'data' } as const] : []),
  ]),
);

describe.each(BOTH_SIZES)('a page that loads on a $size', ({ viewport }) => {
  test.each(CASES)(
    'moves almost nothing at $path for $viewer when the $first arrives first',
    async (shown) => {
      await page.viewport(...viewport);
      const steps = await lookAtSteps(shown);
      const shifts = steps
        .slice(1)
        .map((step, index) => layoutShiftBetween(steps[index] ?? step, step));
      const sum = shifts.reduce((total, { score }) => total + score, 0);
      const moved = shifts.map(
        (shift, n) => `${n}: ${shift.score}\n${shift.moved.slice(0, 8).join('\n')}`,
      );
      expect(sum, moved.join('\n')).toBeLessThanOrEqual(MOST);
    },
  );
});
