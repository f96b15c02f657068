import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { expectNoAxeViolations } from '../fixtures/accessibility';
import { expect, test } from '../fixtures/test';
import { linkOf } from '../support/item-list';
import { failedLoad } from '../support/failed-load';
import { registerMember } from '../support/members';
import { drawScreenshot } from '../support/screenshots';
import { openSharePanel, overlayOf, successOf } from '../support/share-form';

const lamp = { title: 'Brass banker lamp', price: '$34.99' };

async function tabTo(page: Page, target: Locator): Promise<void> {
  const isFocused = () => target.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 40 && !(await isFocused()); presses += 1)
    await page.keyboard.press('Tab');
  await expect(target).toBeFocused();
}

test.beforeEach(({ page }) => registerMember(page).then(() => undefined));

test(
  'shows Try Again when the code of the form fails to load',
  { tag: '@both' },
  async ({ page, faults }) => {
    const panel = '**/*share-panel*';
    faults.allow(failedLoad(panel, 'net::ERR_FAILED'));
    faults.allow(/Failed to fetch dynamically imported module: \S*share-panel/);
    await page.route(panel, (route) => route.abort());
    await page.goto('/');
    await page.getByRole('button', { name: 'Share a Sale' }).click();
    await expect(page.getByRole('alert').getByText("We couldn't load the form.")).toBeVisible();
    await expectNoAxeViolations(page);
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByRole('button', { name: 'Choose Screenshot' })).toBeVisible();
  },
);

test('keeps the item list when the code of the share area fails to load', async ({
  page,
  faults,
}) => {
  const area = '**/*member-share-area*';
  faults.allow(failedLoad(area, 'net::ERR_FAILED'));
  faults.allow(/Failed to fetch dynamically imported module: \S*member-share-area/);
  await page.route(area, (route) => route.abort());
  await page.goto('/');
  await expect(page.getByRole('alert').getByText("We couldn't load the share form.")).toBeVisible();
  await expect(page.getByRole('list', { name: 'Items' })).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('button', { name: 'Share a Sale' })).toBeEnabled();
});

test.describe('privacy tooltip', () => {
  test('opens after hovering for 700 ms and on focus', { tag: '@desktop' }, async ({ page }) => {
    await page.clock.install();
    await openSharePanel(page);
    await page.clock.pauseAt(Date.now() + 3_600_000);
    const trigger = page.getByRole('button', { name: 'Privacy' });
    const tooltip = page.getByRole('tooltip');
    await trigger.hover();
    await page.clock.runFor(650);
    await expect(tooltip).toBeHidden();
    await page.clock.runFor(50);
    await expect(tooltip).toContainText('Everyone can see your screenshot.');
    await page.clock.resume();
    await page.keyboard.press('Escape');
    await expect(tooltip).toBeHidden();
    await tabTo(page, trigger);
    await expect(tooltip).toBeAttached();
  });

  test('opens and closes when it is tapped', { tag: '@phone' }, async ({ page }) => {
    await openSharePanel(page);
    const trigger = page.getByRole('button', { name: 'Privacy' });
    await trigger.tap();
    await expect(page.getByRole('tooltip')).toContainText('Everyone can see your screenshot.');
    await trigger.tap();
    await expect(page.getByRole('tooltip')).toBeHidden();
  });
});

test('shares a sale with the keyboard only', { tag: '@desktop' }, async ({ page }) => {
  const title = `Keyboard lamp ${randomUUID().slice(0, 8)}`;
  await page.goto('/');
  const file = await drawScreenshot(page, lamp);
  const press = async (name: string | RegExp) => {
    await tabTo(page, page.getByRole('button', { name }));
    await page.keyboard.press('Enter');
  };
  const type = async (label: string, text: string) => {
    await tabTo(page, page.getByLabel(label, { exact: true }));
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(text);
  };
  await press('Share a Sale');
  await expect(page.getByRole('button', { name: 'Choose Screenshot' })).toBeVisible();
  const chooser = page.waitForEvent('filechooser');
  await press('Choose Screenshot');
  await (await chooser).setFiles(file);
  await expect(overlayOf(page).getByText('Confidence')).toBeVisible({ timeout: 30_000 });
  await type('Title', title);
  await type('Price', '34.99');
  await press('Use This Text');
  await expect(page.getByLabel('Title *')).toHaveValue(title);
  await tabTo(page, page.getByRole('radio', { name: 'Interesting Find' }));
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('radio', { name: 'My Sale' })).toBeChecked();
  await type('Purchase Price *', '5');
  await tabTo(page, page.getByLabel('Where did you buy it *'));
  await page.keyboard.type('Thrift');
  await press(/^Category/);
  await expect(page.getByRole('combobox', { name: 'Search categories' })).toBeFocused();
  await page.keyboard.type('shirt');
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await press('Share This Sale');
  await expect(successOf(page)).toBeVisible();
  await expect(linkOf(page, title)).toBeVisible();
});
