import type { Page } from '@playwright/test';
import { openFirstItem, openHome, pressButton, type Screen } from './screen';

async function openOwnItem(page: Page): Promise<void> {
  await page.goto('/dashboard');
  await openFirstItem(page);
}

async function editOwnItem(page: Page): Promise<void> {
  await openOwnItem(page);
  await pressButton(page, /^Edit$/);
  await page.getByLabel('Title *').waitFor();
}

/** The item detail, and the dialogs and menus that it opens. */
export const ITEM_SCREENS: readonly Screen[] = [
  {
    name: 'missing-item',
    roles: ['visitor', 'free'],
    open: (page) => page.goto('/item/nosuchitem0000000000'),
  },
  {
    name: 'open-item',
    roles: ['visitor', 'free'],
    isLong: true,
    open: async (page) => {
      await openHome(page);
      await openFirstItem(page);
    },
  },
  {
    name: 'report',
    roles: ['free'],
    open: async (page, { item }) => {
      await page.goto(item);
      await page.getByRole('dialog').getByRole('button', { name: 'Report' }).first().click();
    },
  },
  {
    name: 'block-question',
    roles: ['free'],
    open: async (page, { item }) => {
      await page.goto(item);
      await pressButton(page, /^More about/);
      await page.getByRole('menuitem', { name: /^Block @/ }).click();
      await page.getByRole('dialog', { name: /^Block @/ }).waitFor();
    },
  },
  {
    name: 'edit-item',
    roles: ['premium'],
    isLong: true,
    open: editOwnItem,
  },
  {
    name: 'crop-picture',
    roles: ['premium'],
    open: async (page) => {
      await editOwnItem(page);
      await pressButton(page, 'Crop the Picture');
    },
  },
  {
    name: 'discard-question',
    roles: ['premium'],
    open: async (page) => {
      await editOwnItem(page);
      await page.getByLabel('Title *').fill('Another title');
      await pressButton(page, /^Cancel$/);
      await page.getByRole('dialog', { name: 'Discard Your Changes?' }).waitFor();
    },
  },
  {
    name: 'cover-of-item',
    roles: ['premium'],
    open: async (page) => {
      await openOwnItem(page);
      await pressButton(page, 'Change Cover');
    },
  },
  {
    name: 'delete-item-question',
    roles: ['premium'],
    open: async (page) => {
      await openOwnItem(page);
      await pressButton(page, /^Delete$/);
    },
  },
];
