import { isPremiumAt } from '@contract/rules/premium';
import type { AutoExtract } from '@contract/schemas/extraction';
import type { Item } from '@contract/schemas/item';
import { WHOLE_SCREENSHOT } from '@contract/schemas/item-part';
import { itemLike, itemListPageLike } from '@contract/schemas/item.test-support';
import type { Subscription } from '@contract/schemas/subscription';
import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { subscriptionStatusLike } from './billing';
import { setResponse } from './fake-api';
import { setHomeResponses, setSignedInMemberResponses } from './home';
import { memberLike } from './members';
import { renderApp } from './render';

/** Draws a screenshot in random colors, so that no two items have the same picture. */
export async function drawScreenshot(): Promise<File> {
  const canvas = Object.assign(document.createElement('canvas'), { width: 390, height: 800 });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws nothing.');
  // Draws several colors, because a picture of a single color has no hash.
  for (let row = 0; row < 8; row += 1) {
    context.fillStyle = `hsl(${360 * Math.random()} 40% ${20 + 60 * Math.random()}%)`;
    context.fillRect(0, 100 * row, canvas.width * (0.5 + Math.random() / 2), 100);
  }
  const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!drawn) throw new Error('This browser encodes no PNG.');
  return new File([drawn], 'sold.png', { type: 'image/png' });
}

/** Sets the result of the text recognition for all later screenshots. */
export const setExtractionResponse = (change: Partial<AutoExtract> = {}): void =>
  setResponse('autoExtract', {
    title: '',
    price: '',
    confidence: 0.9,
    personalInfo: [],
    fees: [],
    cover: null,
    coverOptions: [],
    focus: null,
    itemPart: WHOLE_SCREENSHOT,
    isHardToRead: false,
    ...change,
  });

/** Sets the number of submissions that the member has left. */
export const setSubmissionsLeftResponse = (submissionsLeft: number): void =>
  setResponse('getSubscriptionStatus', subscriptionStatusLike({ submissionsLeft }));

/** Makes each submission return `item`, and makes the item list contain only this item. */
export function setSharedItemResponses(item: Item, submissionsLeft = 19): void {
  const { title, soldPrice, soldDate } = item;
  const extractedData = { title, soldPrice, soldDate };
  setResponse('shareScreenshot', { item, extractedData, newAchievements: [] });
  setResponse('listItems', itemListPageLike([item]));
  setSubmissionsLeftResponse(submissionsLeft);
}

export const sharedItem = (change: Partial<Item> = {}): Item =>
  itemLike({ title: 'Tin robot', soldPrice: '12.00', ...change });

/**
 * Signs in a member with a new id, and sets the member's responses. The id is new because the browser still has the
 * drafts of members from earlier tests.
 */
export function setNewMemberResponses(
  submissionsLeft = 20,
  plan: Partial<Subscription> = {},
): void {
  setSignedInMemberResponses(memberLike({ id: crypto.randomUUID(), ...plan }));
  const isPremium = isPremiumAt(memberLike(plan), new Date());
  setResponse(
    'getSubscriptionStatus',
    subscriptionStatusLike({ submissionsLeft, ...plan, isPremium }),
  );
  setHomeResponses();
  setResponse('findSamePicture', { items: [] });
  setExtractionResponse();
}

export async function openSharePanel(
  submissionsLeft = 20,
  plan: Partial<Subscription> = {},
  url = '/',
): Promise<void> {
  setNewMemberResponses(submissionsLeft, plan);
  await renderApp(url);
  await page.getByRole('button', { name: 'Share a Sale' }).click();
  await expect.element(page.getByRole('button', { name: 'Choose Screenshot' })).toBeVisible();
}

/** The dialog of the second step while the member checks the recognized text, before 'Use This Text' or 'Cancel'. */
export const textStep = () => page.getByRole('dialog', { name: 'Text Detection and Selection' });
/** The dialog of the second step with all details of the sale. */
export const detailsStep = () => page.getByRole('dialog', { name: 'Check Your Sale' });
/** The dialog of the first step. It stays open below the dialog of the second step. */
export const pictureStep = () => page.getByRole('dialog', { name: 'Upload Your Sale Screenshot' });

/** Opens the section of the form with category, link and comment. */
export const openMoreDetails = () => page.getByRole('button', { name: 'More Details' }).click();

/** Chooses a file. The form then opens the step with the recognized text. */
export async function chooseScreenshot(file: File): Promise<void> {
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('The form has no field for a file.');
  await userEvent.upload(input, file);
}

/** Chooses a file, and skips the step with the recognized text by 'Cancel'. */
export async function chooseScreenshotAndSkipText(file: File): Promise<void> {
  await chooseScreenshot(file);
  await textStep().getByRole('button', { name: 'Cancel' }).click();
  await expect.element(detailsStep()).toBeVisible();
}

/** Opens the share form with the stored draft. */
export const continueDraft = () =>
  page
    .getByRole('region', { name: 'Share a Sale' })
    .getByRole('button', { name: 'Continue' })
    .click();

/** Goes back to the first step and chooses another file. The form then opens the step with the recognized text. */
export async function changePicture(file: File): Promise<void> {
  await detailsStep().getByRole('button', { name: 'Change the Picture' }).click();
  await expect.element(detailsStep()).not.toBeInTheDocument();
  await chooseScreenshot(file);
}

/** Expects the focus above the picture. It moves there when the focused control of the second step disappears. */
export const expectFocusAtTop = () =>
  expect
    .poll(() => document.activeElement?.matches('dialog form > [tabindex="-1"]:first-child'))
    .toBe(true);

export async function fillSale(title: string, price: string): Promise<void> {
  await page.getByLabelText('Title *').fill(title);
  await page.getByLabelText('Sold price *').fill(price);
}

export async function fillInNewSale(url = '/'): Promise<void> {
  await openSharePanel(20, {}, url);
  await chooseScreenshotAndSkipText(await drawScreenshot());
  await fillSale('Tin robot', '12');
}

/**
 * The note that asks the member to mark what others may see. It appears when the recognition is not sure which part of
 * the screenshot shows the item.
 */
export const partNote = () => page.getByRole('region', { name: 'Mark What Others May See' });

/** Presses the button in the note that lets others see the whole screenshot. */
export const showWholeScreenshot = () =>
  partNote().getByRole('button', { name: 'Show the Whole Screenshot' }).click();

export const submitSale = () => page.getByRole('button', { name: 'Share This Sale' }).click();

export const successMessage = () =>
  page.getByText('Image uploaded and item created successfully', { exact: true });
