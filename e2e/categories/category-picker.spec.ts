import { expectNoAxeViolations } from '../fixtures/accessibility';
import { expect, test } from '../fixtures/test';
import { registerMember } from '../support/members';
import { drawScreenshot } from '../support/screenshots';
import { chooseWithoutReading, openSharePanel } from '../support/share-form';

test.beforeEach(async ({ page }) => {
  await registerMember(page);
  await openSharePanel(page);
  await chooseWithoutReading(page, await drawScreenshot(page, { title: 'Shirt', price: '$9.00' }));
  await page.getByRole('button', { name: 'More Details' }).click();
});

test('chooses a category with the keyboard', { tag: '@desktop' }, async ({ page }) => {
  const trigger = page.getByRole('button', { name: /^Category/ });
  await trigger.click();
  const popover = page.getByRole('dialog', { name: 'Choose a category' });
  await expect(popover.getByText('Type at least 2 characters to search')).toBeVisible();
  await popover.getByRole('combobox').fill('shirt');
  await expect(popover.getByRole('option').first()).toBeVisible();
  await expectNoAxeViolations(page);
  await page.keyboard.press('ArrowDown');
  const second = popover.getByRole('option').nth(1);
  await expect(second).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(popover).toBeHidden();
  await expect(trigger).toBeFocused();
  await expect(trigger).not.toHaveText('Choose a category');
});
