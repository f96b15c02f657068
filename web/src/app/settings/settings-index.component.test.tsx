import { setAccountSettingsResponses } from '@test/account-settings';
import { expectNoAxeViolations } from '@test/accessibility';
import { holdResponses } from '@test/fake-api';
import { setHomeResponses, setSignedInMemberResponses } from '@test/home';
import { memberLike } from '@test/members';
import { renderApp } from '@test/render';
import { BOTH_SIZES, DESKTOP } from '@test/viewports';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';

const index = () => page.getByRole('navigation', { name: 'Settings' });
const link = (name: string) => index().getByRole('link', { name, exact: true });
const heading = (name: string) => page.getByRole('heading', { name, exact: true, level: 2 });
const HEADER = 64;

beforeEach(() => {
  setSignedInMemberResponses(memberLike());
  setHomeResponses();
  setAccountSettingsResponses(memberLike());
});

async function open(url = '/account-settings'): Promise<void> {
  await renderApp(url);
  await expect.element(heading('Help and Support')).toBeInTheDocument();
}

/**
 * Expects that the link to the section is marked, and that its heading has the focus and is visible below the header.
 */
async function expectReached(name: string): Promise<void> {
  await expect.element(heading(name)).toHaveFocus();
  await expect.element(link(name)).toHaveAttribute('aria-current', 'location');
  const top = () => heading(name).element().getBoundingClientRect().top;
  await expect.poll(top).toBeGreaterThanOrEqual(HEADER);
  expect(top()).toBeLessThan(window.innerHeight);
}

test.each(BOTH_SIZES)(
  'lists the sections of the settings in their order on a $size',
  async ({ viewport }) => {
    await page.viewport(...viewport);
    await open();
    const titles = page.getByRole('main').getByRole('heading', { level: 2 }).elements();
    const links = index().getByRole('link').elements();
    expect(links.map((one) => one.textContent)).toEqual(titles.map((one) => one.textContent));
    await expect.element(link('Account Information')).toHaveAttribute('aria-current', 'location');
    await expectNoAxeViolations();
  },
);

test.each(BOTH_SIZES)(
  'goes to a section of the settings when its link is clicked, and to the previous section on Back, on a $size',
  async ({ viewport }) => {
    await page.viewport(...viewport);
    await open();
    await link('Password').click();
    await expectReached('Password');
    await link('Subscription').click();
    await expectReached('Subscription');
    expect(window.location.hash).toBe('#subscription');
    window.history.back();
    await expect.poll(() => window.location.hash).toBe('#password');
    await expect.element(heading('Password')).toHaveFocus();
  },
);

test('marks the link to the section that is on the screen', async () => {
  await page.viewport(...DESKTOP);
  await open();
  heading('Social Links').element().scrollIntoView();
  await expect.element(link('Social Links')).toHaveAttribute('aria-current', 'location');
  await expect.element(link('Account Information')).not.toHaveAttribute('aria-current');
  window.scrollTo(0, 0);
  await expect.element(link('Account Information')).toHaveAttribute('aria-current', 'location');
});

test('marks the link to a long section when one scroll moves its heading from below the screen to above it', async () => {
  await page.viewport(...DESKTOP);
  await open();
  for (const name of ['Notifications', 'Marketplace Fees']) {
    // Moves the heading just above the screen, so that the top third shows only the section's content.
    window.scrollBy(0, heading(name).element().getBoundingClientRect().bottom);
    await expect.element(link(name)).toHaveAttribute('aria-current', 'location');
  }
});

test('stays at the section in the hash of the URL while the sections above it load', async () => {
  const letGo = holdResponses('getFees');
  await open('/account-settings#subscription');
  await expectReached('Subscription');
  letGo();
  await expect.element(page.getByRole('button', { name: 'Save Fees' })).toBeInTheDocument();
  await expectReached('Subscription');
});
