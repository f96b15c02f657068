import { expectNoAxeViolations } from '@test/accessibility';
import {
  setDashboardResponses,
  expectTextContent,
  openDashboard,
  ownItemLike,
  expectVisibleText,
  openDashboardWithItems,
} from '@test/dashboard';
import { callsTo } from '@test/fake-api';
import { cards } from '@test/home';
import { cardLink } from '@test/item-list';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

const MOMENT = '2026-11-26T12:00:00.000Z';

test('the dashboard shows a hidden item without its picture, which cannot be loaded', async () => {
  await openDashboardWithItems([
    ownItemLike({ id: 'shown', title: 'Owl' }),
    ownItemLike({ id: 'hidden', title: 'Tin robot', isHidden: true }),
  ]);
  const pictures = (n: number) => cards().nth(n).element().querySelectorAll('picture, [srcset]');
  await expectTextContent(cards().nth(1), 'Tin robot');
  expect(pictures(0).length).toBeGreaterThan(0);
  expect(pictures(1)).toHaveLength(0);
});

test('the dashboard explains why an item is hidden instead of opening it, and offers to delete the item', async () => {
  await openDashboardWithItems([ownItemLike({ title: 'Owl', isHidden: true })]);
  await expectVisibleText('Hidden by moderation');
  await cardLink('Owl').click();
  const prompt = page.getByRole('dialog', { name: 'Hidden by Moderation' });
  await expect.element(prompt).toBeVisible();
  await expectNoAxeViolations();
  await prompt.getByRole('button', { name: 'Delete Item' }).click();
  await expectVisibleText('Are you sure you want to delete this item?');
  expect(callsTo('getItem')).toEqual([]);
});

test('the dashboard explains to a suspended member why nobody else sees their items, and offers no deletion', async () => {
  const suspension = { since: MOMENT, until: null, text: 'You sold fakes.', rulingId: 'a1b2c3' };
  setDashboardResponses({
    items: [ownItemLike({ title: 'Owl', isHidden: true })],
    member: { suspension },
  });
  await openDashboard();
  await cardLink('Owl').click();
  const prompt = page.getByRole('dialog', { name: 'Hidden Item' });
  const why = 'Nobody else sees your items while your account is suspended.';
  await expect.element(prompt.getByText(why)).toBeVisible();
  await expectNoAxeViolations();
  await expect.element(prompt.getByRole('button', { name: 'Delete Item' })).not.toBeInTheDocument();
  await prompt.getByRole('button', { name: 'Close' }).click();
  await expect.element(prompt).not.toBeInTheDocument();
});
