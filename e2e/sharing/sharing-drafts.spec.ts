import { expect, test } from '../fixtures/test';
import { cardsOf } from '../support/item-list';
import type { Member } from '../support/members';
import {
  continueDraft,
  fillReadSaleAsNewMember,
  submitSale,
  successToastOf,
} from '../support/share-form';
import { signIn } from '../support/sign-in';
import { stopTime } from '../support/time';

const SAME_PICTURE = '**/api/items/same-picture*';
/** Matches all API calls except the upload of a sale and the lookup of items with the same picture. */
const OTHER_CALLS = /\/api\/(?!items\/(?:screenshot$|same-picture))/;

let title = '';
let member: Member;

test.beforeEach(async ({ page }) => {
  ({ member, title } = await fillReadSaleAsNewMember(page));
});

test('the share form restores the draft when the session has ended and the member signs in again', async ({
  page,
  context,
}) => {
  // Responds immediately to the lookup of items with the same picture. A share waits up to 3 seconds for the lookup.
  // These seconds would never pass, because the test stops the page's clock.
  await page.route(SAME_PICTURE, (route) => route.fulfill({ json: { items: [] } }));
  await page.clock.install();
  const goOn = await stopTime(page);
  // Holds back all other calls. Otherwise a background poll could notice before the share that the session has ended,
  // and open the sign-in page.
  await page.route(OTHER_CALLS, () => undefined);
  await context.clearCookies();
  await submitSale(page);
  const toasts = page.getByRole('region', { name: /^Notifications/ });
  await expect(toasts.getByText('Unauthorized', { exact: true })).toBeVisible();
  await page.unroute(OTHER_CALLS);
  await goOn();
  await expect(page).toHaveURL(/\/sign-in/);
  await signIn(page, member);
  await expect(page.getByText(/^We saved your draft/)).toBeVisible();
  await continueDraft(page);
  await expect(page.getByLabel('Title *')).toHaveValue(title);
  await expect(page.getByText('sold.png')).toBeVisible();
  await submitSale(page);
  await expect(successToastOf(page)).toBeVisible();
});

test('two tabs that share the same draft create only one item', async ({ page, context }) => {
  const other = await context.newPage();
  // The lookup finds no item. A real lookup would find the item that the first tab shared, and the second tab would ask
  // about it.
  await other.route(SAME_PICTURE, (route) => route.fulfill({ json: { items: [] } }));
  await other.goto('/');
  await continueDraft(other);
  await expect(other.getByLabel('Title *')).toHaveValue(title);
  await page.bringToFront();
  await submitSale(page);
  await expect(successToastOf(page)).toBeVisible();
  await other.bringToFront();
  await submitSale(other);
  await expect(successToastOf(other)).toBeVisible();
  await expect(cardsOf(other).getByText(title)).toHaveCount(1);
  await expect(other.getByText('19 of 20 submissions left this month')).toBeVisible();
});
