import { expectNoAxeViolations } from '../fixtures/accessibility';
import { expect, test } from '../fixtures/test';
import { expectWelcome, openAccountMenu, signOut } from '../support/header';
import { createMember, uniqueMemberData } from '../support/members';
import { signIn, signInByGoogle } from '../support/sign-in';

test('a member who signs in lands on the page in the query parameter `next`, stays signed in after a reload, and signs out in all tabs', async ({
  page,
  context,
}) => {
  const member = await createMember(page);
  const other = await context.newPage();
  await other.goto('/');
  await expect(other.getByRole('link', { name: 'Sign In' })).toBeVisible();

  await test.step('signing in opens the page in the query parameter `next`', async () => {
    await page.bringToFront();
    await page.goto('/login?next=/about');
    await expect(page).toHaveURL(/\/sign-in/);
    await expectNoAxeViolations(page);
    await signIn(page, member);
    await expect(page).toHaveURL('/about');
    await expectWelcome(page, member.email);
  });
  await test.step('after the sign-in, a second open tab also shows the member as signed in', async () => {
    await other.bringToFront();
    await expectWelcome(other, member.email);
  });
  await test.step('the member stays signed in after a reload', async () => {
    await page.bringToFront();
    await page.reload();
    await expectWelcome(page, member.email);
  });
  await test.step('after the sign-out, the second tab also shows the member as signed out', async () => {
    await signOut(page);
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible();
    await expect(other.getByRole('link', { name: 'Sign In' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible();
  });
});

test('the home page asks a new member who signs in with Google to choose a username', async ({
  page,
}) => {
  await page.goto('/sign-in');
  await signInByGoogle(page);
  const card = page.getByRole('region', { name: 'Choose Your Username' });
  await expect(card).toBeVisible();
  await expect(page).toHaveURL('/');
  await expectNoAxeViolations(page);
  await card.getByLabel('Username *').fill(uniqueMemberData().username);
  await card.getByRole('button', { name: 'Set Username' }).click();
  await expect(page.getByText('Username Set!', { exact: true })).toBeVisible();
  await expect(card).toBeHidden();
  await page.reload();
  await openAccountMenu(page);
  await expect(card).toBeHidden();
});
