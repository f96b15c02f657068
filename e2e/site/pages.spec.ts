import { expectNoSeriousAxeViolations, inBothSchemes } from '../fixtures/accessibility';
import { expect, test } from '../fixtures/test';
import { openAccountMenu } from '../support/header';
import { registerMember } from '../support/members';
import { goOffline } from '../support/offline';

const PAGES = ['/sign-in', '/register', '/about', '/dashboard', '/no/such/page'];

for (const path of PAGES) {
  test(`${path} has nothing serious for axe`, { tag: '@both' }, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Sign In', exact: true })).toBeVisible();
    await inBothSchemes(page, () => expectNoSeriousAxeViolations(page));
  });
}

test('the account menu has nothing serious for axe', { tag: '@both' }, async ({ page }) => {
  const { email } = await registerMember(page);
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Share a Sale' })).toBeVisible();
  await openAccountMenu(page);
  await expect(page.getByText(`Welcome, ${email}`).filter({ visible: true })).toBeVisible();
  await inBothSchemes(page, () => expectNoSeriousAxeViolations(page));
});

test('losing the network is said as long as it lasts', async ({ page, context, faults }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await goOffline(context, faults);
  await expect(page.getByText(/^You are offline/)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(/^You are offline/)).toBeHidden();
});

test('no link of header and footer is dead', async ({ page }) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  for (const name of ['About', 'Contact Us', 'Privacy Policy', 'Terms of Service']) {
    await footer.getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Opening soon' })).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(name));
    await expect(page.getByRole('main')).toBeFocused();
  }
  await expect(footer.getByRole('link', { name: 'Report a Bug' })).toHaveAttribute(
    'href',
    /^mailto:/,
  );
  await page.getByRole('link', { name: 'Back to Items' }).click();
  await expect(page).toHaveURL('/');
});

test('an unknown address says so', async ({ page }) => {
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  await expect(page).toHaveTitle(/404 Page Not Found/);
});

test('the keyboard skips to the content', async ({ page }) => {
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
