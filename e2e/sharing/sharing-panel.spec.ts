import { expectNoAxeViolations } from '../fixtures/accessibility';
import { expect, test } from '../fixtures/test';
import { failedLoad } from '../support/failed-load';
import { tabTo } from '../support/keyboard';
import { registerMember } from '../support/members';
import { openSharePanel } from '../support/share-form';

test.beforeEach(({ page }) => registerMember(page).then(() => undefined));

test('shows Try Again when the code of the form fails to load', async ({ page, faults }) => {
  const panel = '**/*share-panel*.js';
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
});

test('keeps the item list when the code of the share area fails to load', async ({
  page,
  faults,
}) => {
  const area = '**/*member-share-area*.js';
  faults.allow(failedLoad(area, 'net::ERR_FAILED'));
  faults.allow(/Failed to fetch dynamically imported module: \S*member-share-area/);
  await page.route(area, (route) => route.abort());
  await page.goto('/');
  await expect(page.getByRole('alert').getByText("We couldn't load the share form.")).toBeVisible();
  await expect(page.getByRole('region', { name: 'Latest items' })).toBeVisible();
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
    await expect(tooltip).toContainText(
      'Everyone can see the part of your screenshot that shows the item.',
    );
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
    await expect(page.getByRole('tooltip')).toContainText(
      'Everyone can see the part of your screenshot that shows the item.',
    );
    await trigger.tap();
    await expect(page.getByRole('tooltip')).toBeHidden();
  });
});
