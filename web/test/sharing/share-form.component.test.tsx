import { CATEGORY_MESSAGES } from '@contract/schemas/category';
import { LISTING_URL_MESSAGES } from '@contract/schemas/listing-url';
import { expectNoAxeViolations } from '@test/accessibility';
import { setResponse, callsTo, setErrorResponse } from '@test/fake-api';
import {
  setSharedItemResponses,
  chooseScreenshotAndSkipText,
  continueDraft,
  detailsStep,
  drawScreenshot,
  fillSale,
  openSharePanel,
  sharedItem,
  fillInNewSale,
  submitSale,
  successMessage,
  openMoreDetails,
} from '@test/share-form';
import { BOTH_SIZES } from '@test/viewports';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const moreDetails = () => button('More Details');
const titleField = () => page.getByLabelText('Title *');
const close = () => detailsStep().getByRole('button', { name: 'Close' }).click();

async function openDetails(): Promise<void> {
  await openSharePanel();
  await chooseScreenshotAndSkipText(await drawScreenshot());
}

test.each(BOTH_SIZES)(
  'the share form asks for a picture first, then shows an error for each missing field and focuses the first one on a $size',
  async ({ viewport }) => {
    await page.viewport(...viewport);
    await openSharePanel();
    await expectNoAxeViolations();
    await button('Continue').click();
    await expect.element(page.getByText('Please select an image to upload')).toBeVisible();
    await expect.element(button('Choose Screenshot')).toHaveFocus();
    await expect
      .element(button('Choose Screenshot'))
      .toHaveAccessibleDescription('Please select an image to upload');
    await expectNoAxeViolations();
    await chooseScreenshotAndSkipText(await drawScreenshot());
    await expectNoAxeViolations();
    await submitSale();
    await expect.element(page.getByText('Title is required')).toBeVisible();
    await expect
      .element(page.getByText('Sold price must be a valid number greater than 0'))
      .toBeVisible();
    await expect.element(titleField()).toHaveFocus();
    await expect.element(titleField()).toHaveAccessibleDescription('Title is required');
    await expectNoAxeViolations();
  },
);

test('the share form requires purchase price and source location for an own sale', async () => {
  await openDetails();
  await expect.element(page.getByLabelText('Interesting Find')).toBeChecked();
  await expect.element(page.getByLabelText('Purchase Price *')).not.toBeInTheDocument();
  await page.getByRole('radio', { name: 'My Sale' }).click();
  await submitSale();
  await expect
    .element(page.getByText('Purchase price is required for your own sales'))
    .toBeVisible();
  await expect
    .element(page.getByText('Source location is required for your own sales'))
    .toBeVisible();
});

test.each([
  { typed: '12,50', price: '12.50' },
  { typed: '1.5', price: '1.5' },
  { typed: '3', price: '3' },
])('the share form reads $typed as a purchase price of $price', async ({ typed, price }) => {
  await openDetails();
  await page.getByRole('radio', { name: 'My Sale' }).click();
  const purchasePrice = page.getByLabelText('Purchase Price *');
  await expect.element(purchasePrice).toHaveFocus();
  await userEvent.keyboard(typed);
  expect((purchasePrice.element() as HTMLInputElement).value).toBe(price);
});

test('the share form moves the focus to the purchase price when My Sale is clicked, but not when arrow keys choose it', async () => {
  await openDetails();
  const mySale = page.getByRole('radio', { name: 'My Sale' });
  const purchasePrice = page.getByLabelText('Purchase Price *');
  await mySale.click();
  await expect.element(purchasePrice).toHaveFocus();
  await page.getByRole('radio', { name: 'Interesting Find' }).click();
  await expect.element(purchasePrice).not.toBeInTheDocument();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(purchasePrice).toBeVisible();
  await expect.element(mySale).toHaveFocus();
});

test('the share form shows the card as others will see it while the fields are filled in', async () => {
  await openDetails();
  await fillSale('Brass owl', '34.99');
  const card = page.getByRole('region', { name: 'Your card' });
  const title = card.getByRole('heading');
  await expect.element(title).toHaveTextContent('Brass owl');
  // The price appears twice on a card without a cover: in the price tag and in the drawing.
  await expect.element(card.getByText('$34.99').first()).toBeVisible();
  await titleField().fill('Tin robot');
  await expect.element(title).toHaveTextContent('Tin robot');
});

test('the share form shows the section with category, link and comment only when the member opens it or one of its fields has a value', async () => {
  await openDetails();
  const comment = page.getByLabelText('Comment (optional)');
  await expect.element(moreDetails()).toHaveAttribute('aria-expanded', 'false');
  await expect.element(comment).not.toBeVisible();
  await openMoreDetails();
  await expect.element(moreDetails()).toHaveAttribute('aria-expanded', 'true');
  await comment.fill('From an attic');
  await expectNoAxeViolations();
  await close();
  await continueDraft();
  await expect.element(comment).toBeVisible();
  await expect.element(comment).toHaveValue('From an attic');
});

test('the share form shows that a category no longer exists, until the member chooses another one', async () => {
  const field = page.getByRole('button', { name: /^Category/ });
  const options = ['Owls', 'Lamps'].map((categoryName, at) => ({
    categoryId: String(at),
    categoryName,
    fullCategoryPath: `Decor > ${categoryName}`,
  }));
  const choose = async (name: string) => {
    await field.click();
    await page.getByRole('combobox', { name: 'Search categories' }).fill('decor');
    await page.getByRole('option', { name }).click();
  };
  await openSharePanel();
  setResponse('searchCategories', { categories: options });
  await chooseScreenshotAndSkipText(await drawScreenshot());
  await fillSale('Brass owl', '34.99');
  await openMoreDetails();
  await choose('Owls');
  await moreDetails().click();
  await expect.element(moreDetails()).toHaveAttribute('aria-expanded', 'false');
  const { unknown } = CATEGORY_MESSAGES;
  setErrorResponse('shareScreenshot', 'bad_request', unknown, [
    { path: ['body', 'categoryId'], message: unknown },
  ]);
  await submitSale();
  // The server's message about the category opens 'More Details', which contains the field for the category.
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveAccessibleDescription(unknown);
  await choose('Lamps');
  await expect.element(field).toHaveTextContent('Lamps');
  await expect.element(field).not.toHaveAccessibleDescription(unknown);
});

test('the share form keeps the sale and shows the reason when the member is suspended', async () => {
  await fillInNewSale();
  setErrorResponse('shareScreenshot', 'suspended', 'Your account is suspended. Spam');
  await submitSale();
  await expect.element(page.getByText('Your account is suspended. Spam').first()).toBeVisible();
  await expect.element(page.getByLabelText('Title *')).toHaveValue('Tin robot');
});

test('the share form shows the category field only when the platform is eBay', async () => {
  await openDetails();
  await openMoreDetails();
  const category = page.getByRole('button', { name: /^Category/ });
  await expect.element(category).toBeVisible();
  await page.getByLabelText('Platform').selectOptions('depop');
  await expect.element(category).not.toBeInTheDocument();
});

test('the share form completes the link to a listing at any marketplace, and rejects a link to another site', async () => {
  const link = page.getByLabelText('Link to the listing (optional)');
  await fillInNewSale();
  await page.getByLabelText('Platform').selectOptions('etsy');
  await openMoreDetails();
  await link.fill('https://ebay.com.evil.com/itm/1');
  await moreDetails().click();
  await expect.element(link).not.toBeVisible();
  await submitSale();
  await expect.element(link).toHaveFocus();
  await expect.element(link).toHaveAccessibleDescription(LISTING_URL_MESSAGES.invalid);
  await expectNoAxeViolations();
  await link.fill('www.etsy.com/listing/1');
  await expect.element(link).not.toHaveAccessibleDescription(LISTING_URL_MESSAGES.invalid);
  await userEvent.keyboard('{Tab}');
  await expect.element(link).toHaveValue('https://www.etsy.com/listing/1');
  setSharedItemResponses(
    sharedItem({ platform: 'etsy', ebayUrl: 'https://www.etsy.com/listing/1' }),
  );
  await submitSale();
  await expect.element(successMessage()).toBeVisible();
  const sent = callsTo('shareScreenshot')[0]?.body as FormData;
  expect(sent.get('ebayUrl')).toBe('https://www.etsy.com/listing/1');
});
