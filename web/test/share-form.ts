import type { AutoExtract } from '@contract/schemas/extraction';
import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answer } from './fake-api';
import { answerHome, answerMember } from './home';
import { memberLike } from './members';
import { renderApp } from './render';

/** Draws a screenshot as a file. No picture like it was shared before. */
export async function drawScreenshot(): Promise<File> {
  const canvas = Object.assign(document.createElement('canvas'), { width: 390, height: 800 });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws nothing.');
  context.fillStyle = `hsl(${360 * Math.random()} 40% 60%)`;
  context.fillRect(0, 0, canvas.width, canvas.height);
  const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!drawn) throw new Error('This browser encodes no PNG.');
  return new File([drawn], 'sold.png', { type: 'image/png' });
}

/** Answers the next screenshots with what is read off them. */
export const answerExtraction = (change: Partial<AutoExtract> = {}): void =>
  answer('autoExtract', { title: '', price: '', confidence: 0.9, personalInfo: [], ...change });

/** Opens the form as a new member: the browser keeps the drafts of others. */
export async function openSharePanel(): Promise<void> {
  answerMember(memberLike({ id: crypto.randomUUID() }));
  answerHome();
  answer('findSamePicture', { items: [] });
  answerExtraction();
  await renderApp();
  await page.getByRole('button', { name: 'Share a Sale' }).click();
  await expect.element(page.getByRole('button', { name: 'Choose Screenshot' })).toBeVisible();
}

export const overlay = () => page.getByRole('dialog', { name: 'Text Detection and Selection' });

/** Chooses a file, which opens the overlay. */
export async function chooseScreenshot(file: File): Promise<void> {
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('The form has no field for a file.');
  await userEvent.upload(input, file);
}

/** Chooses a file and leaves the overlay without its text. */
export async function chooseWithoutText(file: File): Promise<void> {
  await chooseScreenshot(file);
  await overlay().getByRole('button', { name: 'Cancel' }).click();
  await expect.element(overlay()).not.toBeInTheDocument();
}

export const submitSale = () => page.getByRole('button', { name: 'Share This Sale' }).click();
