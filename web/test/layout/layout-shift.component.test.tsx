import { holdAll } from '@test/fake-api';
import { type Places, placesIn, shiftBetween, untilQuiet } from '@test/layout-shift';
import { renderApp } from '@test/render';
import { showBuiltPage } from '@test/rendered-app';
import {
  answerRoute,
  SHOWN_ROUTES,
  type ShownRoute,
  type TestedViewer,
  untilCalled,
} from '@test/shown-routes';
import { BOTH_SIZES } from '@test/viewports';
import type { ReactElement, ReactNode } from 'react';
import { createRoutesFromElements, type RouteObject } from 'react-router-dom';
import { afterEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { RarePages } from '@/app/pages/rare-pages';
import { Router } from '@/app/router';
import { rememberViewer } from '@/lib/likely-session';

/** The goal for each route, as the Layout Instability API counts. */
const MOST = 0.02;

/** The paths in the `Routes` of a component. */
function pathsOf(routes: ReactElement): string[] {
  const { children } = routes.props as { readonly children: ReactNode };
  const paths = (all: readonly RouteObject[]): string[] =>
    all.flatMap(({ path, index, children: inner = [] }) => [
      ...(index ? ['/'] : [path ?? []].flat()),
      ...paths(inner),
    ]);
  return paths(createRoutesFromElements(children));
}

test('each route of the router has a row', () => {
  const routes = new Set([...pathsOf(Router()), ...pathsOf(RarePages())]);
  // It leaves the app.
  routes.delete('/login');
  expect(Object.keys(SHOWN_ROUTES).toSorted()).toEqual([...routes].toSorted());
});

test('counts as the browser does', async () => {
  document.body.innerHTML = '<div></div><p>Moved</p><p>Moved too</p>';
  await untilQuiet();
  const before = placesIn(document.body);
  const counted = new Promise<number>((resolve) =>
    new PerformanceObserver((list) =>
      resolve(
        list.getEntries().reduce((sum, entry) => sum + Number(Reflect.get(entry, 'value')), 0),
      ),
    ).observe({ type: 'layout-shift' }),
  );
  const [above] = document.body.children;
  if (above instanceof HTMLElement) above.style.height = '300px';
  const { score, moved } = shiftBetween(before, placesIn(document.body));
  expect(moved).toHaveLength(4);
  expect(score).toBeCloseTo(await counted, 3);
});

let endBuiltPage: () => void = () => undefined;
afterEach(() => endBuiltPage());

interface Case {
  readonly path: string;
  readonly route: ShownRoute;
  readonly viewer: TestedViewer;
  /** What is known first. The server renders some pages with data, and the session then comes later. */
  readonly first: 'session' | 'data';
}

/** Shows a route step by step. Returns what is on the screen after each of them. */
async function lookAtSteps({ path, route, viewer, first }: Case): Promise<Places[]> {
  answerRoute(route, viewer);
  rememberViewer(viewer);
  const { letGo, letAllGoBut } = holdAll();
  const steps: Places[] = [];
  const look = async () => {
    await untilQuiet();
    steps.push(placesIn(document.body));
  };
  const built = await showBuiltPage(path, route.address);
  if (built) {
    endBuiltPage = built.end;
    await look();
    built.hydrate();
  } else await renderApp(route.address);
  if (viewer !== 'visitor') await untilCalled(['getCurrentUser']);
  if (first === 'data') await untilCalled(route.waitsFor ?? []);
  await look();
  if (first === 'data') letAllGoBut('getCurrentUser');
  else letGo('getCurrentUser');
  if (first === 'data') await expect.element(route.shows(viewer)).toBeVisible();
  else await untilCalled(route.waitsFor ?? []);
  await look();
  letAllGoBut();
  // The bell is in the header of a member.
  if (viewer !== 'visitor') await untilCalled(['countUnreadNotifications']);
  await expect.element(route.shows(viewer)).toBeVisible();
  await look();
  return steps;
}

const CASES = Object.entries(SHOWN_ROUTES).flatMap(([path, route]) =>
  route.viewers.flatMap((viewer): Case[] => [
    { path, route, viewer, first: 'session' },
    ...(route.isFromServer && viewer !== 'visitor'
      ? [{ path, route, viewer, first: 'data' } as const]
      : []),
  ]),
);

describe.each(BOTH_SIZES)('on a $size nothing moves while it loads:', ({ viewport }) => {
  test.each(CASES)('$path for a $viewer viewer, $first first', async (shown) => {
    await page.viewport(...viewport);
    const steps = await lookAtSteps(shown);
    const shifts = steps.slice(1).map((step, index) => shiftBetween(steps[index] ?? step, step));
    const sum = shifts.reduce((total, { score }) => total + score, 0);
    const moved = shifts.map(
      (shift, n) => `${n}: ${shift.score}\n${shift.moved.slice(0, 8).join('\n')}`,
    );
    expect(sum, moved.join('\n')).toBeLessThanOrEqual(MOST);
  });
});
