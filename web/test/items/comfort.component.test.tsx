import { setFullHomeResponses } from '@test/full-home';
import { cards } from '@test/home';
import { detail, openCard } from '@test/item-detail';
import { bowlTitle } from '@test/item-list';
import { renderApp } from '@test/render';
import { PHONE, setTextSize } from '@test/viewports';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';

const TOUCH_TARGET_PX = 44;
/** The right edge of the screen, plus 1 px because positions can have fractions of a pixel. */
const EDGE_PX = PHONE[0] + 1;

const list = () => page.getByRole('region', { name: 'Latest Items' });
const champions = () => page.getByRole('region', { name: 'Monthly Champions' });

beforeEach(setFullHomeResponses);

async function renderHome(): Promise<void> {
  await renderApp();
  await expect.element(cards()).toHaveLength(16);
  await expect.element(champions().getByText('123 items')).toBeVisible();
}

async function openFilters(): Promise<void> {
  await list().getByRole('button', { name: 'Filters' }).click();
  await expect.element(list().getByRole('button', { name: 'Show Results' })).toBeVisible();
}

/** Returns the elements that extend beyond the right edge of the screen. Ignores texts that end with an ellipsis. */
const beyondTheEdge = (root: Element): string[] =>
  [...root.querySelectorAll('*')]
    .filter((element) => element.getBoundingClientRect().right > EDGE_PX)
    .filter(
      ({ parentElement: parent }) => !parent || getComputedStyle(parent).textOverflow === 'clip',
    )
    .map((element) => `${element.tagName} ${element.textContent}`);

test('the home page and the item detail fit on a phone when text is twice as large', async () => {
  await renderHome();
  setTextSize('200%');
  await openFilters();
  expect(beyondTheEdge(list().element())).toEqual([]);
  expect(beyondTheEdge(champions().element())).toEqual([]);
  expect(document.documentElement.scrollWidth).toBe(PHONE[0]);
  await openCard(bowlTitle(1));
  expect(beyondTheEdge(detail().element())).toEqual([]);
});

/** Returns the height of a control's touch target: the larger height of the control and its `::after`. */
function targetHeight(control: Element): number {
  const area = getComputedStyle(control, '::after');
  const after = area.content === 'none' ? 0 : Number.parseFloat(area.height);
  return Math.max(control.getBoundingClientRect().height, after);
}

const smallTargets = (root: Element): string[] =>
  [...root.querySelectorAll('a, button, select, input:not([type=radio]), label:has(input)')]
    .filter((control) => targetHeight(control) < TOUCH_TARGET_PX)
    .map((control) => `${control.tagName} ${control.textContent}`);

test('the controls of the home page and the item detail have touch targets of at least 44 px', async () => {
  await renderHome();
  await openFilters();
  expect(smallTargets(list().element())).toEqual([]);
  expect(smallTargets(champions().element())).toEqual([]);
  await openCard(bowlTitle(1));
  await expect.element(detail().getByRole('button', { name: 'Zoom In' })).toBeVisible();
  expect(smallTargets(detail().element())).toEqual([]);
});
