import { expect, type Locator, type Page } from '@playwright/test';
import { type Member, createSignedInMember } from './members';
import { drawScreenshot, type ScreenshotFile } from './screenshots';
import { randomLetters } from './random-letters';

export async function openShareFormOnHomePage(page: Page): Promise<void> {
  await page.goto('/');
  await openShareForm(page);
}

/** Opens the first step of the share form from the home page. */
export async function openShareForm(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Share a Sale' }).click();
  await expect(page.getByRole('heading', { name: 'Upload Your Sale Screenshot' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Choose Screenshot' })).toBeVisible();
}

/** Opens the share form on its second step, with the stored draft. */
export async function continueDraft(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(detailsStepOf(page)).toBeVisible();
}

/**
 * The second step of the share form while the member checks the recognized text. The buttons
 * 'Use This Text' and 'Cancel' close this check.
 */
export const textStepOf = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Text Detection and Selection' });

/** The second step of the share form with all fields of the sale. */
export const detailsStepOf = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Check Your Sale' });

export const chooseScreenshot = (page: Page, file: ScreenshotFile): Promise<void> =>
  page.locator('input[type=file]').first().setInputFiles(file);

export async function chooseScreenshotWithoutReading(
  page: Page,
  file: ScreenshotFile,
): Promise<void> {
  await chooseScreenshot(page, file);
  await textStepOf(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(detailsStepOf(page)).toBeVisible();
}

export async function fillSale(page: Page, title: string, price: string): Promise<void> {
  await page.getByLabel('Title *').fill(title);
  await page.getByLabel('Sold price *').fill(price);
}

/** Registers a member and fills in a sale with a unique title. The sale is ready to be shared. */
export async function fillSaleAsNewMember(
  page: Page,
): Promise<{ readonly member: Member; readonly title: string }> {
  const title = `Tin robot ${randomLetters()}`;
  const member = await createSignedInMember(page);
  await openShareFormOnHomePage(page);
  await chooseScreenshotWithoutReading(
    page,
    await drawScreenshot(page, { title, price: '$12.00' }),
  );
  await fillSale(page, title, '12');
  return { member, title };
}

/**
 * Does the same as `fillSaleAsNewMember`, and also waits for the reading of the screenshot. Without a reading, the form
 * would ask for the item's part when the member shares without a network.
 */
export async function fillReadSaleAsNewMember(page: Page): ReturnType<typeof fillSaleAsNewMember> {
  const sale = await fillSaleAsNewMember(page);
  await expect(page.getByText(/We hid /)).toBeVisible();
  return sale;
}

export const submitSale = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Share This Sale' }).click();

export const successToastOf = (page: Page): Locator =>
  page.getByText('Image uploaded and item created successfully', { exact: true });
