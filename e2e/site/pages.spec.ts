import { expectNoAxeViolationsInBothSchemes } from '../fixtures/accessibility';
import { expect, test } from '../fixtures/test';
import { openAccountMenu } from '../support/header';
import { registerMember } from '../support/members';
import { goOffline } from '../support/offline';

test(
  'the account menu has no serious accessibility violations',
  { tag: '@both' },
  async ({ page }) => {
    const { email } = await registerMember(page);
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Share a Sale' })).toBeVisible();
    await openAccountMenu(page);
    await expect(page.getByText(`Welcome, ${email}`).filter({ visible: true })).toBeVisible();
    await expectNoAxeViolationsInBothSchemes(page);
  },
);

test('shows the offline banner while the network is down', async ({ page, context, faults }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The parts that load later.
  await page.waitForLoadState('networkidle');
  await goOffline(context, faults);
  await expect(page.getByText(/^You are offline/)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(/^You are offline/)).toBeHidden();
});
