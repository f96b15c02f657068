import { expectNoSeriousAxeViolations } from '../fixtures/accessibility';
import { expect, test } from '../fixtures/test';
import { registerMember } from '../support/members';
import { refuseCalls } from '../support/refuse-calls';
import { openSharePanel } from '../support/share-form';

test.beforeEach(async ({ page }) => {
  await registerMember(page);
  await openSharePanel(page);
});

test('finds a category by keyboard', { tag: '@both' }, async ({ page }) => {
  const trigger = page.getByRole('button', { name: /^Category/ });
  await trigger.click();
  const popover = page.getByRole('dialog', { name: 'Choose a category' });
  await expect(popover.getByText('Type at least 2 characters to search')).toBeVisible();
  await popover.getByRole('combobox').fill('shirt');
  await expect(popover.getByRole('option').first()).toBeVisible();
  await expectNoSeriousAxeViolations(page);
  await page.keyboard.press('ArrowDown');
  const second = popover.getByRole('option').nth(1);
  await expect(second).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(popover).toBeHidden();
  await expect(trigger).toBeFocused();
  await expect(trigger).not.toHaveText('Choose a category');
});

test('says when nothing is found', async ({ page }) => {
  await page.getByRole('button', { name: /^Category/ }).click();
  await page.getByRole('combobox', { name: 'Search categories' }).fill('qqzzxx');
  await expect(page.getByText('No categories found')).toBeVisible();
});

test('does not stand in the way where the lookup fails', async ({ page, faults }) => {
  const refusal = { status: 503, code: 'unavailable', message: 'Down' } as const;
  await refuseCalls(page, faults, '**/api/categories/search*', refusal);
  await page.getByRole('button', { name: /^Category/ }).click();
  await page.getByRole('combobox', { name: 'Search categories' }).fill('shirt');
  await expect(
    page.getByText('Category lookup temporarily unavailable. You can still submit your item.'),
  ).toBeVisible();
});

test('is there for eBay only', async ({ page }) => {
  await expect(page.getByRole('button', { name: /^Category/ })).toBeVisible();
  await page.getByLabel('Platform').selectOption('depop');
  await expect(page.getByRole('button', { name: /^Category/ })).toBeHidden();
});
