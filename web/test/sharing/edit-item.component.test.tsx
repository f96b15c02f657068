import { ITEM_EDIT_MESSAGES } from '@contract/schemas/item-edit';
import { itemLike } from '@contract/schemas/item.test-support';
import { LISTING_URL_MESSAGES } from '@contract/schemas/listing-url';
import { SALE_MESSAGES } from '@contract/schemas/sale-submission';
import { expectNoAxeViolations } from '@test/accessibility';
import {
  setResponse,
  callsTo,
  holdResponses,
  setNetworkFailure,
  setErrorResponse,
  setStaleStateResponse,
} from '@test/fake-api';
import { setHomeResponses, cards } from '@test/home';
import { detail, expectItemDetail } from '@test/item-detail';
import { goOffline, goOnline } from '@test/offline';
import {
  setEditedItemResponses,
  deleteButton,
  editButton,
  editDialog,
  openEditForm,
  openOwnItem,
  ownItem,
  saveButton,
} from '@test/own-items';
import { currentUrl } from '@test/render';
import { BOTH_SIZES } from '@test/viewports';
import { afterEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

const price = () => editDialog().getByLabelText('Sold price *');
const title = () => editDialog().getByLabelText('Title *');
const link = () => editDialog().getByLabelText('Link to the listing (optional)');
const closed = () => expect.element(editDialog()).not.toBeInTheDocument();

test('the item detail shows the buttons Edit and Delete only on own items', async () => {
  await openOwnItem([ownItem(), itemLike({ id: 'owl', title: 'Owl' })]);
  await userEvent.keyboard('{ArrowRight}');
  await expectItemDetail('Owl');
  await expect.element(editButton()).not.toBeInTheDocument();
  await expect.element(deleteButton()).not.toBeInTheDocument();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(editButton()).toBeVisible();
});

test.each(BOTH_SIZES)(
  'the edit form corrects a misread price in the item detail and on the card on a $size',
  async ({ viewport }) => {
    await page.viewport(...viewport);
    await openEditForm(ownItem({ soldPrice: '3499.00' }));
    await expect.element(price()).toHaveValue('3499.00');
    await expectNoAxeViolations();
    const lists = callsTo('listItems').length;
    setEditedItemResponses(ownItem({ soldPrice: '34.99', revision: 4 }));
    await price().fill('34.99');
    await userEvent.keyboard('{Enter}');
    await closed();
    await expect.element(detail().getByText('$34.99')).toBeVisible();
    await expect.element(page.getByText('Item Updated').first()).toBeVisible();
    await expect.element(editButton()).toHaveFocus();
    const [{ body, ifMatch, url } = {}] = callsTo('editItem');
    expect([url?.pathname, body, ifMatch]).toEqual([
      '/api/user/items/bowl',
      { soldPrice: '34.99' },
      '"3"',
    ]);
    expect(callsTo('listItems').length).toBeGreaterThan(lists);
    await userEvent.keyboard('{Escape}');
    await expect.element(cards().getByText('$34.99')).toBeVisible();
  },
);

test('the edit form shows the offer and its profit when the member marks the sale as an accepted offer', async () => {
  const bowl = ownItem({ isOwnSale: true, purchasePrice: '5.00', sourceLocation: 'Other' });
  await openEditForm(bowl);
  await editDialog().getByLabelText('On an offer').click();
  await saveButton().click();
  await expect.element(editDialog().getByText(ITEM_EDIT_MESSAGES.offerPriceRequired)).toBeVisible();
  await expect.element(editDialog().getByLabelText('Offer price *')).toHaveFocus();
  await userEvent.keyboard('20');
  setEditedItemResponses({ ...bowl, saleType: 'offer', offerPrice: '20.00', revision: 4 });
  await saveButton().click();
  await expect.element(detail().getByText('offer', { exact: true })).toBeVisible();
  await expect.element(detail().getByText('+$15.00')).toBeVisible();
  expect(callsTo('editItem')[0]?.body).toEqual({ saleType: 'offer', offerPrice: '20' });
});

test('the edit form shows all errors together, such as a missing purchase price or source of an own sale', async () => {
  await openEditForm();
  await title().fill('');
  await price().fill('0');
  await editDialog().getByLabelText('My Sale').click();
  await saveButton().click();
  for (const message of [
    SALE_MESSAGES.titleRequired,
    SALE_MESSAGES.soldPrice,
    SALE_MESSAGES.purchasePriceRequired,
    SALE_MESSAGES.sourceRequired,
  ])
    await expect.element(editDialog().getByText(message)).toBeVisible();
  await expect.element(title()).toHaveFocus();
  await expectNoAxeViolations();
  expect(callsTo('editItem')).toHaveLength(0);
});

test('the edit form sends only the category when the member removes the category', async () => {
  const bowl = ownItem({ categoryName: 'Bowls' });
  await openEditForm(bowl);
  await editDialog().getByRole('button', { name: 'Clear category' }).click();
  setEditedItemResponses({ ...bowl, categoryName: null, revision: 4 });
  await saveButton().click();
  await closed();
  expect(callsTo('editItem')[0]?.body).toEqual({ categoryId: '' });
});

test('the edit form shows, changes and removes the link to the listing', async () => {
  const bowl = ownItem({ ebayUrl: 'https://ebay.com/itm/1' });
  await openEditForm(bowl);
  await expect.element(link()).toHaveValue('https://ebay.com/itm/1');
  await link().fill('https://user@ebay.com/itm/2');
  await saveButton().click();
  await expect.element(link()).toHaveFocus();
  await expect.element(link()).toHaveAccessibleDescription(LISTING_URL_MESSAGES.invalid);
  await link().fill('ebay.com/itm/2');
  setEditedItemResponses({ ...bowl, ebayUrl: 'https://ebay.com/itm/2', revision: 4 });
  await saveButton().click();
  await closed();
  await editButton().click();
  await expect.element(link()).toHaveValue('https://ebay.com/itm/2');
  await link().fill('');
  setEditedItemResponses({ ...bowl, ebayUrl: null, revision: 5 });
  await saveButton().click();
  await closed();
  expect(callsTo('editItem').map(({ body }) => body)).toEqual([
    { ebayUrl: 'https://ebay.com/itm/2' },
    { ebayUrl: '' },
  ]);
});

test('the edit form shows the link of an item from a list, although lists do not contain links', async () => {
  await openOwnItem([ownItem()]);
  setResponse('getItem', { item: ownItem({ cover: null, ebayUrl: 'https://ebay.com/itm/1' }) });
  await editButton().click();
  await expect.element(link()).toHaveValue('https://ebay.com/itm/1');
});

test('the edit form sends nothing when nothing was changed, or when the member cancels', async () => {
  await openEditForm();
  await saveButton().click();
  await closed();
  await editButton().click();
  await price().fill('1');
  await price().fill('34.99');
  await editDialog().getByRole('button', { name: 'Cancel' }).click();
  await closed();
  await expect.element(editButton()).toHaveFocus();
  expect(callsTo('editItem')).toHaveLength(0);
});

test('the edit form asks before it discards changes, and the member can keep editing', async () => {
  await openEditForm(ownItem());
  const question = page.getByRole('dialog', { name: 'Discard Your Changes?' });
  await title().fill('Blue bowl');
  await userEvent.keyboard('{Escape}');
  await expect.element(question).toBeVisible();
  await expectNoAxeViolations();
  await userEvent.keyboard('{Escape}');
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(title()).toHaveValue('Blue bowl');
  // Presses Escape again, because a browser closes a dialog on a second Escape directly after the first, even if the
  // page wants to keep the dialog open.
  await userEvent.keyboard('{Escape}');
  await expect.element(question).toBeVisible();
  await question.getByRole('button', { name: 'Keep Editing' }).click();
  await expect.element(title()).toBeVisible();
  await editDialog().getByRole('button', { name: 'Cancel' }).click();
  await question.getByRole('button', { name: 'Discard Changes' }).click();
  await closed();
  await editButton().click();
  await expect.element(title()).toHaveValue('Bowl');
  expect(callsTo('editItem')).toEqual([]);
});

test('the edit form does not go to the next item when an arrow key is pressed', async () => {
  await openOwnItem([ownItem(), itemLike({ id: 'owl', title: 'Owl' })]);
  await editButton().click();
  await expect.element(saveButton()).toBeVisible();
  editDialog().getByRole('button', { name: 'Cancel' }).element().focus();
  await userEvent.keyboard('{ArrowRight}{Escape}');
  await closed();
  await expect.element(detail().getByRole('heading', { name: 'Bowl' })).toBeVisible();
});

describe('the edit form of an item that was changed elsewhere', () => {
  const newer = ownItem({ title: 'Blue bowl', soldPrice: '40.00', revision: 7 });
  const stale = { body: { item: newer }, etag: '7' };
  const note = () => editDialog().getByRole('region', { name: ITEM_EDIT_MESSAGES.conflict });

  async function saveStale(): Promise<void> {
    await openEditForm();
    setStaleStateResponse('editItem', stale);
    await price().fill('20');
    await saveButton().click();
    await expect.element(note()).toHaveFocus();
  }

  test('keeps what was typed, shows the newer value below each field, and can save again', async () => {
    await saveStale();
    await expect.element(price()).toHaveValue('20');
    await expect.element(price()).toHaveAccessibleDescription('Newer value: $40.00');
    await expect.element(title()).toHaveValue('Blue bowl');
    await expectNoAxeViolations();
    setEditedItemResponses({ ...newer, soldPrice: '20.00', revision: 8 });
    await saveButton().click();
    await closed();
    await expect.element(detail().getByRole('heading', { name: 'Blue bowl' })).toBeVisible();
    const calls = callsTo('editItem').map(({ body, ifMatch }) => [body, ifMatch]);
    expect(calls).toEqual([
      [{ soldPrice: '20' }, '"3"'],
      [{ soldPrice: '20' }, '"7"'],
    ]);
  });

  test('lets the member accept the newer values, without a call to the server', async () => {
    await saveStale();
    await editDialog().getByRole('button', { name: 'Take the Newer Values' }).click();
    await expect.element(price()).toHaveValue('40.00');
    await expect.element(title()).toHaveFocus();
    await expect.element(note()).not.toBeInTheDocument();
    await saveButton().click();
    await closed();
    expect(callsTo('editItem')).toHaveLength(1);
  });

  test('closes as saved when the response to an earlier save was lost, and the item already has the typed values', async () => {
    await openEditForm();
    const stored = ownItem({ soldPrice: '20.00', revision: 4 });
    setHomeResponses([stored]);
    setStaleStateResponse('editItem', { body: { item: stored }, etag: '4' });
    await price().fill('20');
    await saveButton().click();
    await closed();
    await expect.element(detail().getByText('$20.00')).toBeVisible();
  });
});

describe('the edit form after a failure', () => {
  afterEach(goOnline);

  test('keeps what was typed without a network, and can save it later', async () => {
    await openEditForm();
    goOffline();
    await expect.element(editDialog().getByText('It needs a connection.')).toBeVisible();
    setNetworkFailure('editItem');
    await price().fill('20');
    await saveButton().click();
    await expect
      .element(editDialog().getByRole('alert'))
      .toHaveTextContent(
        'You seem to be offline. Please check your connection and try again. Everything you entered is still here.',
      );
    await expect.element(price()).toHaveValue('20');
    goOnline();
    setEditedItemResponses(ownItem({ soldPrice: '20.00', revision: 4 }));
    await saveButton().click();
    await closed();
  });

  test("shows the server's message at the field that it concerns", async () => {
    await openEditForm();
    const message = 'This category is no longer in the list. Choose another one.';
    setErrorResponse('editItem', 'bad_request', message, [
      { path: ['body', 'categoryId'], message },
    ]);
    await title().fill('Blue bowl');
    await saveButton().click();
    const category = editDialog().getByRole('button', { name: /^Category/ });
    await expect.element(category).toHaveFocus();
    await expect.element(category).toHaveAccessibleDescription(message);
    await expect.element(title()).toHaveValue('Blue bowl');
  });

  test('sends only one call when the button is clicked twice, and opens the sign-in page if the session has ended', async () => {
    await openEditForm();
    setErrorResponse('editItem', 'unauthorized', 'Unauthorized');
    const letGo = holdResponses('editItem');
    await price().fill('20');
    await saveButton().click();
    await expect.element(saveButton()).toBeDisabled();
    await price().click();
    await userEvent.keyboard('{Enter}');
    letGo();
    await expect.poll(currentUrl).toBe('/login?next=%2Fitem%2Fbowl');
    expect(callsTo('editItem')).toHaveLength(1);
  });
});
