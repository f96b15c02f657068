import { expect, test } from '../fixtures/test';
import { createMember } from '../support/members';
import { signInAs } from '../support/roles';

test('an admin finds, warns, suspends and restores a member by keyboard alone @desktop', async ({
  page,
}) => {
  const { username, email } = await createMember(page);
  await page.context().clearCookies();
  await signInAs(page, 'admin');
  await page.goto('/admin');
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  const dialog = page.getByRole('dialog');
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const sheet = page.getByRole('region', { name: `@${username}` });
  const says = (words: string) =>
    expect(page.getByText(words, { exact: true }).first()).toBeVisible();

  await page.getByRole('tab', { name: 'Reports' }).focus();
  await press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Members' })).toBeFocused();
  await press('Enter');
  await expect(page.getByRole('heading', { name: 'Members', exact: true })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search' }).focus();
  await page.keyboard.type(username);
  await press('Enter');
  await expect(page).toHaveURL(`/admin?tab=members&q=${username}`);
  await expect(page.getByText('1 member on page 1')).toBeVisible();
  await press('Tab', 'Enter');
  await expect(sheet).toContainText(email);
  await expect(page.getByRole('heading', { name: `@${username}` })).toBeFocused();

  await press('Tab', 'Enter');
  await expect(dialog.getByRole('heading', { name: `Warn @${username}` })).toBeFocused();
  await press('Tab');
  await page.keyboard.type('Please stop');
  await press('Tab', 'Enter');
  await says('Member warned');
  await expect(button('Warn')).toBeFocused();

  await press('Tab', 'Enter');
  await expect(dialog.getByRole('heading', { name: `Suspend @${username}` })).toBeFocused();
  await press('Tab', 'ArrowRight', 'Tab');
  await page.keyboard.type('Sold fakes');
  await press('Tab', 'Enter');
  await says('Member suspended');
  await expect(sheet).toContainText('Suspended until');
  await expect(sheet).toContainText('“Sold fakes”');
  await expect(button('Change Suspension')).toBeFocused();

  await press('Tab', 'Enter');
  await expect(page.getByRole('dialog', { name: `Restore @${username}?` })).toBeVisible();
  await press('Shift+Tab', 'Enter');
  await says('Member restored');
  await expect(sheet).not.toContainText('Suspended until');
  await expect(page.getByRole('heading', { name: `@${username}` })).toBeFocused();
});
