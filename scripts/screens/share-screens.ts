import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { DEMO_SCREENSHOTS, SCREENSHOT_FOLDER } from '../demo/demo-screenshots';
import { pressButton, type Screen } from './screen';

/**
 * The role in which the screens of the share form are opened. It is not 'free', because a free member has too few
 * recognitions a day for all screens.
 */
const PREMIUM = ['premium'] as const;

async function openForm(page: Page): Promise<void> {
  await page.goto('/?start=share');
  await page
    .getByRole('dialog')
    .getByText(/^Choose/)
    .first()
    .waitFor();
}

/** Chooses a screenshot with a cover in the share form, and waits for its title and price. */
async function openText(page: Page): Promise<void> {
  await openForm(page);
  const { file } = DEMO_SCREENSHOTS.find(({ cover }) => cover !== null) ?? {};
  if (file === undefined) throw new Error('No demo screenshot has a cover.');
  await page.locator('input[type=file]').first().setInputFiles(join(SCREENSHOT_FOLDER, file));
  await page.getByText('Confidence').waitFor();
}

async function openDetails(page: Page): Promise<void> {
  await openText(page);
  await pressButton(page, 'Use This Text');
  await page.getByRole('dialog', { name: 'Check Your Sale' }).waitFor();
}

/** The steps of the share form, and the dialogs that they open. */
export const SHARE_SCREENS: readonly Screen[] = [
  {
    name: 'share-form',
    roles: ['free'],
    open: openForm,
  },
  {
    name: 'share-text',
    roles: PREMIUM,
    isLong: true,
    open: openText,
  },
  {
    name: 'share-details',
    roles: PREMIUM,
    isLong: true,
    open: async (page) => {
      await openDetails(page);
      await page.getByText('My Sale', { exact: true }).first().click();
      await page.getByLabel('Purchase Price *').waitFor();
    },
  },
  {
    name: 'share-hidden-area',
    roles: PREMIUM,
    open: async (page) => {
      await openDetails(page);
      await pressButton(page, 'Hide an Area');
    },
  },
  {
    name: 'share-part',
    roles: PREMIUM,
    open: async (page) => {
      await openDetails(page);
      await pressButton(page, /^(Change What Others See|Drag Around the Item)$/);
    },
  },
  {
    name: 'share-cover',
    roles: PREMIUM,
    open: async (page) => {
      await openDetails(page);
      await pressButton(page, /^(Change Cover|Choose a Cover)$/);
    },
  },
  {
    name: 'share-draft',
    roles: PREMIUM,
    isLong: true,
    open: async (page) => {
      await openDetails(page);
      await openForm(page);
    },
  },
  {
    name: 'sign-out-question',
    roles: PREMIUM,
    open: async (page) => {
      await openDetails(page);
      await page.goto('/about');
      await pressButton(page, 'account menu');
      await pressButton(page, 'Sign Out');
      await page.getByRole('dialog').waitFor();
    },
  },
];
