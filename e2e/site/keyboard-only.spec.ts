import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';
import { detailOf, expectPositionInList, expectItemDetail } from '../support/item-detail';
import { cardsOf, cardLinkOf, searchBoxOf } from '../support/item-list';
import { mockItemPictures } from '../support/items';
import { pressEnterOn, tabTo, typeInto } from '../support/keyboard';
import { createMember, type Member } from '../support/members';
import { drawScreenshot } from '../support/screenshots';
import { textStepOf, successToastOf } from '../support/share-form';
import { type StoredItems, storeItems } from '../support/stored-items';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

async function searchAndStep(page: Page, { word }: StoredItems): Promise<void> {
  await typeInto(page, searchBoxOf(page), word);
  await expect(cardsOf(page)).toHaveCount(2);
  const [first = '', second = ''] = await cardsOf(page).getByRole('heading').allTextContents();
  await pressEnterOn(page, cardLinkOf(page, first));
  await expectItemDetail(page, first);
  await expectPositionInList(page, '1 of 2');
  await pressEnterOn(page, button(page, 'Next item'));
  await expectItemDetail(page, second);
  await pressEnterOn(page, button(page, 'Close'), 'Shift+Tab');
  await expect(detailOf(page)).toBeHidden();
  await expect(cardLinkOf(page, second)).toBeFocused();
}

async function signIn(page: Page, { email, password }: Member): Promise<void> {
  await pressEnterOn(page, page.getByRole('link', { name: 'Sign In', exact: true }), 'Shift+Tab');
  await expect(page.getByLabel('Password')).toBeVisible();
  await typeInto(page, page.getByLabel('Email'), email);
  await typeInto(page, page.getByLabel('Password'), password);
  await page.keyboard.press('Enter');
  await expect(button(page, 'Share a Sale')).toBeVisible();
}

async function chooseScreenshot(page: Page, title: string): Promise<void> {
  const file = await drawScreenshot(page, { title, price: '$34.99' });
  await pressEnterOn(page, button(page, 'Share a Sale'));
  await expect(button(page, 'Choose Screenshot')).toBeVisible();
  const chooser = page.waitForEvent('filechooser');
  await pressEnterOn(page, button(page, 'Choose Screenshot'));
  await (await chooser).setFiles(file);
  const overlay = textStepOf(page);
  await expect(overlay.getByText('Confidence')).toBeVisible();
  await typeInto(page, overlay.getByLabel('Title', { exact: true }), title);
  await typeInto(page, overlay.getByLabel('Price', { exact: true }), '34.99');
  await pressEnterOn(page, button(page, 'Use This Text'));
  await expect(page.getByLabel('Title *')).toHaveValue(title);
}

async function fillIn(page: Page): Promise<void> {
  await tabTo(page, page.getByRole('radio', { name: 'Interesting Find' }));
  await page.keyboard.press('ArrowUp');
  const mySale = page.getByRole('radio', { name: 'My Sale' });
  await expect(mySale).toBeChecked();
  await tabTo(page, mySale);
  await typeInto(page, page.getByLabel('Purchase Price *'), '5');
  await tabTo(page, page.getByLabel('Where did you buy it *'));
  await page.keyboard.type('Thrift');
  await pressEnterOn(page, button(page, 'More Details'));
  await pressEnterOn(page, button(page, /^Category/));
  await tabTo(page, page.getByRole('combobox', { name: 'Search categories' }));
  await page.keyboard.type('shirt');
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Enter');
}

test(
  'a visitor searches, opens items, signs in and shares a sale with only the keyboard',
  { tag: '@desktop' },
  async ({ page }) => {
    await mockItemPictures(page);
    const items = await storeItems(2);
    const member = await createMember(page);
    const title = `${items.word} lamp`;
    await page.goto('/');
    await searchAndStep(page, items);
    await signIn(page, member);
    await expect(page).toHaveURL(`/?q=${items.word}`);
    await chooseScreenshot(page, title);
    await fillIn(page);
    await pressEnterOn(page, button(page, 'Share This Sale'));
    await expect(successToastOf(page)).toBeVisible();
    await expect(cardLinkOf(page, title)).toBeVisible();
    await pressEnterOn(page, cardLinkOf(page, title));
    await expectItemDetail(page, title);
  },
);
