import { expectNoAxeViolations } from '../fixtures/accessibility';
import { expect, test } from '../fixtures/test';
import { failedRequestPattern } from '../support/failed-request-pattern';
import { expectWelcome } from '../support/header';
import { createSignedInMember } from '../support/members';

const MENU = 'member-navigation';
const SHARE_AREA = 'member-share-area';
const FORM = 'share-panel';

const fileOf = (chunk: string) => `**/*${chunk}*.js`;

test('the home page shows Try Again for each part whose script fails to load, and keeps the items', async ({
  page,
  faults,
}) => {
  const { email } = await createSignedInMember(page);
  for (const chunk of [MENU, SHARE_AREA, FORM]) {
    faults.allow(failedRequestPattern(fileOf(chunk), 'net::ERR_FAILED'));
    faults.allow(new RegExp(`Failed to fetch dynamically imported module: \\S*${chunk}`));
    await page.route(fileOf(chunk), (route) => route.abort());
  }
  const header = page.getByRole('banner');
  const main = page.getByRole('main');
  const tryAgain = { name: 'Try Again' };
  await page.goto('/');
  await expect(header.getByRole('alert')).toContainText("We couldn't load your menu.");
  await expect(main.getByRole('alert')).toContainText("We couldn't load the share form.");
  await expect(page.getByRole('region', { name: 'Latest Items' })).toBeVisible();
  await expectNoAxeViolations(page);

  await test.step('Try Again loads the account menu', async () => {
    await page.unroute(fileOf(MENU));
    await header.getByRole('button', tryAgain).click();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('button', tryAgain).click();
    await expectWelcome(page, email);
  });
  await test.step('Try Again loads the share area of the home page', async () => {
    await page.unroute(fileOf(SHARE_AREA));
    await main.getByRole('button', tryAgain).click();
    await expect(page.getByRole('button', { name: 'Share a Sale' })).toBeEnabled();
  });
  await test.step('Try Again loads the share form', async () => {
    await page.getByRole('button', { name: 'Share a Sale' }).click();
    await expect(page.getByRole('alert').getByText("We couldn't load the form.")).toBeVisible();
    await expectNoAxeViolations(page);
    await page.unroute(fileOf(FORM));
    await page.getByRole('button', tryAgain).click();
    await expect(page.getByRole('button', { name: 'Choose Screenshot' })).toBeVisible();
  });
});
