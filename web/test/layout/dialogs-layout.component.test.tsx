import { itemLike } from '@contract/schemas/item.test-support';
import { TITLE_MAX_LENGTH } from '@contract/schemas/sale-submission';
import { setAccountSettingsResponses } from '@test/account-settings';
import { setResponse } from '@test/fake-api';
import { setHomeResponses, setSignedInMemberResponses } from '@test/home';
import { detail, openCard } from '@test/item-detail';
import { expectGoodLayout, SLOW_TEST_OPTIONS } from '@test/layout';
import { memberLike } from '@test/members';
import { goOffline, goOnline } from '@test/offline';
import {
  deleteButton,
  deleteDialog,
  editDialog,
  openEditForm,
  openOwnItem,
  ownItem,
  saveButton,
} from '@test/own-items';
import { renderApp } from '@test/render';
import {
  setExtractionResponse,
  setNewMemberResponses,
  chooseScreenshot,
  chooseScreenshotAndSkipText,
  detailsStep,
  drawScreenshot,
  fillSale,
  openSharePanel,
  textStep,
  pictureStep,
  openMoreDetails,
} from '@test/share-form';
import { afterEach, describe, expect, test } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { queuedTestEntry } from '@/lib/outbox/entries.test-support';
import { addToOutbox } from '@/lib/outbox/outbox-store';

const button = (name: string | RegExp) => page.getByRole('button', { name }).last();
const picture = new File(['picture'], 'sold.png', { type: 'image/png' });
const dialog = (name: string | RegExp) => page.getByRole('dialog', { name });

afterEach(async () => {
  // Unmounts the app first, because a mounted app would send the calls that this test has left in the outbox.
  await cleanup();
  goOnline();
});

async function openOtherItem(): Promise<void> {
  const item = itemLike({ username: 'W'.repeat(20) });
  setSignedInMemberResponses(memberLike());
  setHomeResponses([item]);
  setResponse('getItem', { item });
  await renderApp('/');
  await openCard(item.title);
  await expect.element(button('Report item')).toBeVisible();
}

describe('the layout of dialogs', SLOW_TEST_OPTIONS, () => {
  test('the dialog that edits an item has room for all texts and controls', async () => {
    const prices = { offerPrice: '20.00', purchasePrice: '5.00' };
    await openEditForm(
      ownItem({
        title: 'W'.repeat(TITLE_MAX_LENGTH),
        saleType: 'offer',
        isOwnSale: true,
        ...prices,
      }),
    );
    await editDialog().getByLabelText('Link to the listing (optional)').fill('W'.repeat(500));
    await saveButton().click();
    await expectGoodLayout();
  });

  test('the question before a deletion has room for all texts and controls', async () => {
    await openOwnItem([ownItem({ isOwnSale: true })]);
    await deleteButton().click();
    await expect.element(deleteDialog()).toBeVisible();
    await expectGoodLayout();
  });

  test('the dialog that deletes an account has room for all texts and controls', async () => {
    const member = memberLike();
    setSignedInMemberResponses(member);
    setHomeResponses();
    setAccountSettingsResponses(member);
    await renderApp('/account-settings');
    await button('Delete My Account').click();
    await expect.element(dialog('Delete My Account')).toBeVisible();
    await expectGoodLayout();
  });

  test('the dialog that changes the cover of an item has room for all texts and controls', async () => {
    await openOwnItem([ownItem({ cover: { x: 0.25, y: 0.25, width: 0.5, height: 0.25 } })]);
    await button('Change Cover').click();
    await expect.element(dialog('Choose the Cover')).toBeVisible();
    await expect.element(button('No Cover')).toBeVisible();
    await expectGoodLayout();
  });

  test('the dialog that crops the picture of an item has room for all texts and controls', async () => {
    await openEditForm();
    await button('Crop the Picture').click();
    await expect.element(dialog('Crop the Picture')).toBeVisible();
    await expect.element(button(/^Crop$/)).toBeEnabled();
    await expectGoodLayout();
  });

  test('the form that reports an item has room for all texts and controls', async () => {
    await openOtherItem();
    await button('Report item').click();
    await dialog('Report This Item').getByRole('button', { name: 'Submit Report' }).click();
    await expectGoodLayout();
  });

  test('the list of blocked members and the question before a block have room for all texts and controls', async () => {
    const blocked = ['W'.repeat(20), 'thrifty'].map((username, index) => ({
      id: `member-${index}`,
      username,
      customProfileImageUrl: null,
      profileImageUrl: null,
      blockedAt: '2026-11-20T12:00:00.000Z',
    }));
    setResponse('listBlockedMembers', { blocked });
    await openOtherItem();
    await button('More about this item').click();
    await page.getByRole('menuitem', { name: 'Blocked Members' }).click();
    await expect.element(dialog('Blocked Members').getByText('@thrifty').first()).toBeVisible();
    await expectGoodLayout();
    await button('Close').click();
    await button('More about this item').click();
    await page.getByRole('menuitem', { name: /^Block @/ }).click();
    await expect.element(dialog(/^Block @/)).toBeVisible();
    await expectGoodLayout();
  });

  test('the share menu of an item has room for all texts and controls', async () => {
    await openOtherItem();
    await detail()
      .getByRole('button', { name: /^Share/ })
      .click();
    await expect.element(page.getByRole('menuitem').first()).toBeVisible();
    await expectGoodLayout();
  });

  test('the question before signing out has room for all texts and controls', async () => {
    const memberId = crypto.randomUUID();
    setNewMemberResponses();
    setSignedInMemberResponses(memberLike({ id: memberId }));
    goOffline();
    await addToOutbox(
      queuedTestEntry('sale', { memberId, label: 'W'.repeat(TITLE_MAX_LENGTH) }),
      picture,
    );
    await page.viewport(1280, 800);
    await renderApp();
    await button('Sign Out').click();
    await expect.element(button('Stay Signed In')).toBeVisible();
    await expectGoodLayout();
  });

  test('the first step of the share form has room for all texts and controls when it is empty, with an error, and with a picture', async () => {
    await openSharePanel();
    await expectGoodLayout();
    await button('Continue').click();
    await expect.element(page.getByText('Please select an image to upload')).toBeVisible();
    await expectGoodLayout();
    await chooseScreenshot(await drawScreenshot());
    await expect.element(textStep()).toBeVisible();
    window.history.back();
    await expect.element(textStep()).not.toBeInTheDocument();
    await expect.element(pictureStep().getByAltText('Preview of your screenshot')).toBeVisible();
    await expectGoodLayout();
  });

  test('the second step of the share form has room for all its fields and error messages', async () => {
    await openSharePanel();
    const personalInfo = [
      {
        kind: 'name',
        area: { x: 0.1, y: 0.2, width: 0.3, height: 0.05 },
        isSuggested: false,
      } as const,
    ];
    setExtractionResponse({ personalInfo });
    await chooseScreenshotAndSkipText(await drawScreenshot());
    await expect.element(detailsStep().getByText(/^We hid 1 area\./)).toBeVisible();
    await page.getByRole('radio', { name: 'My Sale' }).click();
    await openMoreDetails();
    await page.getByLabelText('Link to the listing (optional)').fill('W'.repeat(500));
    await button('Share This Sale').click();
    await expect.element(page.getByText('Title is required')).toBeVisible();
    await expectGoodLayout();
    await fillSale('W'.repeat(TITLE_MAX_LENGTH), '9999999.99');
    await expectGoodLayout();
  });

  test('the second step of the share form has room for the recognized text, and for a selection of text in the screenshot', async () => {
    await openSharePanel();
    setExtractionResponse({
      title: 'W'.repeat(TITLE_MAX_LENGTH),
      price: '9999999.99',
      personalInfo: [
        { kind: 'name', area: { x: 0.1, y: 0.2, width: 0.3, height: 0.05 }, isSuggested: false },
        { kind: 'name', area: { x: 0.1, y: 0.3, width: 0.3, height: 0.05 }, isSuggested: true },
      ],
      fees: [{ kind: 'fee', area: { x: 0.1, y: 0.4, width: 0.3, height: 0.05 } }],
    });
    await chooseScreenshot(await drawScreenshot());
    await expect.element(textStep().getByText('High', { exact: true })).toBeVisible();
    await expectGoodLayout();
    await textStep().getByRole('button', { name: 'Drag to Select Price' }).click();
    await textStep().getByRole('button', { name: 'Place a Box' }).click();
    await expectGoodLayout();
  });
});
