import { expectNoAxeViolations } from '@test/accessibility';
import {
  achievementsLike,
  setDashboardResponses,
  expectTextContent,
  openDashboard,
  ownItemsLike,
  PREMIUM_MEMBER,
} from '@test/dashboard';
import { setResponse, callsTo, setErrorResponse } from '@test/fake-api';
import { detail, openCard } from '@test/item-detail';
import { BOTH_SIZES } from '@test/viewports';
import { afterEach, expect, test, vi } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';

afterEach(() => void vi.restoreAllMocks());

const panel = () => page.getByRole('region', { name: 'Achievements', exact: true });
const tiles = () => panel().getByRole('listitem');

test.each(BOTH_SIZES)(
  'the list of achievements on the dashboard shows 9 of 12 achievements, and all after Show All, on a $size',
  async ({ viewport }) => {
    await page.viewport(...viewport);
    setDashboardResponses({ member: PREMIUM_MEMBER, achievements: achievementsLike(12) });
    await openDashboard();
    await expect.element(panel().getByText('12 of 22 unlocked')).toBeVisible();
    await expect.element(tiles()).toHaveLength(9);
    for (const words of ['Title 1', 'Gold', 'Nov 20, 2026', 'You shared 1 items.'])
      await expectTextContent(tiles().first(), words);
    await expect.element(panel().getByText('Premium Feature')).not.toBeInTheDocument();
    await expectNoAxeViolations();
    await panel().getByRole('button', { name: 'Show All 12' }).click();
    await expect.element(tiles()).toHaveLength(12);
    await panel().getByRole('button', { name: 'Show Fewer' }).click();
    await expect.element(tiles()).toHaveLength(9);
  },
);

/** Returns the drawing of the first achievement. */
const drawing = () => tiles().first().element().querySelector('svg')?.innerHTML;

test('the achievements on the dashboard show a free member medals and titles without descriptions', async () => {
  setDashboardResponses({
    achievements: achievementsLike(2).map((it) => ({ ...it, description: '' })),
  });
  await openDashboard();
  await expect.element(panel().getByText('Premium Feature')).toBeVisible();
  const upgrade = panel().getByRole('link', { name: 'Upgrade to Premium' });
  await expect.element(upgrade).toHaveAttribute('href', '/subscribe?from=%2Fdashboard');
  await expect.element(tiles()).toHaveLength(2);
  await expect.element(tiles().first()).toHaveTextContent('Title 1');
  await expect.element(panel().getByText('Gold')).not.toBeInTheDocument();
  await expectNoAxeViolations();
  const seen = drawing();
  await cleanup();
  setDashboardResponses({ member: PREMIUM_MEMBER, achievements: achievementsLike(2) });
  await openDashboard();
  await expect.element(tiles()).toHaveLength(2);
  expect(drawing()).toBe(seen);
});

test('the achievements on the dashboard show a member without achievements how to unlock the first one', async () => {
  setDashboardResponses({ member: PREMIUM_MEMBER });
  await openDashboard();
  await expect.element(panel().getByText(/^Nothing unlocked yet/)).toBeVisible();
  await expect.element(panel().getByText('0 of 22 unlocked')).toBeVisible();
});

test('the achievements on the dashboard show a star for an achievement whose drawing is unknown', async () => {
  const [first] = achievementsLike(1);
  setDashboardResponses({
    member: PREMIUM_MEMBER,
    achievements: first ? [{ ...first, icon: 'toString' }] : [],
  });
  await openDashboard();
  await expect.poll(() => tiles().first().element().querySelectorAll('svg').length).toBe(1);
});

test('the achievements on the dashboard show that they could not be loaded, and the member can load them again', async () => {
  setDashboardResponses({ member: PREMIUM_MEMBER });
  setErrorResponse('listOwnAchievements', 'internal', 'Something broke.');
  await openDashboard();
  await expectTextContent(panel().getByRole('alert'), 'Something broke.');
  setResponse('listOwnAchievements', { achievements: achievementsLike(1) });
  await panel().getByRole('button', { name: 'Try Again' }).click();
  await expect.element(tiles()).toHaveLength(1);
});

test('the achievements on the dashboard show an achievement as soon as sharing a link unlocks it', async () => {
  const [first, second] = achievementsLike(2);
  if (!first || !second) throw new Error('There are two');
  setDashboardResponses({ items: ownItemsLike(1), member: PREMIUM_MEMBER, achievements: [first] });
  setResponse('countSharedLink', { newAchievements: [second] });
  vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await openDashboard();
  await expect.element(tiles()).toHaveLength(1);
  await openCard('Owl 1');
  await detail().getByRole('button', { name: 'Share', exact: true }).click();
  setResponse('listOwnAchievements', { achievements: [second, first] });
  await page.getByRole('menuitem', { name: 'Copy Link' }).click();
  await expect.poll(() => callsTo('listOwnAchievements')).toHaveLength(2);
  await userEvent.keyboard('{Escape}');
  await expect.element(tiles()).toHaveLength(2);
});

test('the achievements on the dashboard show an achievement that was unlocked in another tab', async () => {
  setDashboardResponses({ member: PREMIUM_MEMBER, achievements: achievementsLike(1) });
  await openDashboard();
  await expect.element(tiles()).toHaveLength(1);
  setResponse('listOwnAchievements', { achievements: achievementsLike(2) });
  const otherTab = new BroadcastChannel('boloboard-achievements');
  otherTab.postMessage(null);
  await expect.element(tiles()).toHaveLength(2);
  otherTab.close();
});
