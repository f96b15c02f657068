/// <reference lib="dom" />
import type { Page } from '@playwright/test';
import { itemsArrived } from '../demo/demo-page';
import type { DemoAddresses } from '../phone/demo-addresses';
import { addressOf, MEASURED_PAGES, type Role } from '../phone/measured-pages';

export interface Screen {
  /** Names its sheet. */
  readonly name: string;
  readonly roles: readonly Role[];
  readonly open: (page: Page, demo: DemoAddresses) => Promise<unknown>;
}

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).filter({ visible: true }).first().click();

const atHome = async (page: Page): Promise<void> => {
  await page.goto('/');
  await itemsArrived(page);
};

/** What a page shows after a tap. */
const STATES: readonly Screen[] = [
  {
    name: 'account-menu',
    roles: ['free', 'premium', 'admin'],
    open: async (page) => {
      await page.goto('/about');
      await press(page, 'account menu');
    },
  },
  {
    name: 'filters',
    roles: ['visitor', 'free'],
    open: async (page) => {
      await atHome(page);
      await press(page, /^Filters/);
    },
  },
  {
    name: 'sort-menu',
    roles: ['visitor'],
    open: async (page) => {
      await atHome(page);
      await press(page, /^Sort/);
    },
  },
  {
    name: 'search-field',
    roles: ['visitor', 'free'],
    open: async (page) => {
      await atHome(page);
      await page.getByLabel('Search items').click();
    },
  },
  {
    name: 'nothing-found',
    roles: ['visitor'],
    open: (page) => page.goto('/?q=nothing-like-this'),
  },
  {
    name: 'missing-item',
    roles: ['visitor', 'free'],
    open: (page) => page.goto('/item/nosuchitem0000000000'),
  },
  {
    name: 'open-item',
    roles: ['visitor', 'free'],
    open: async (page) => {
      await atHome(page);
      await page.getByRole('list', { name: 'Items' }).getByRole('link').first().click();
      await page.getByRole('dialog').getByRole('img').first().waitFor();
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
    name: 'share-form',
    roles: ['free'],
    open: async (page) => {
      await page.goto('/?start=share');
      await page.getByRole('dialog').getByText('Choose Screenshot').first().waitFor();
    },
  },
  {
    name: 'selecting-items',
    roles: ['premium'],
    open: async (page) => {
      await page.goto('/dashboard');
      await press(page, 'Select Items');
      await press(page, 'Select All');
    },
  },
  {
    name: 'delete-question',
    roles: ['premium'],
    open: async (page) => {
      await page.goto('/dashboard');
      await press(page, 'Select Items');
      await press(page, 'Select All');
      await press(page, 'Delete Selected');
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'delete-account',
    roles: ['free'],
    open: async (page) => {
      await page.goto('/account-settings');
      await press(page, 'Delete My Account');
    },
  },
];

const nameOf = (route: string): string =>
  route === '/' ? 'home' : route.replaceAll(/\W+/g, '-').replaceAll(/^-|-$/g, '') || 'not-found';

/** Every page, and what they show after a tap. */
export const SCREENS: readonly Screen[] = [
  ...MEASURED_PAGES.filter(({ freeMember }) => freeMember === undefined).map((page): Screen => ({
    name: nameOf(page.route),
    roles: page.roles,
    open: (opened, demo) => opened.goto(addressOf(page, demo)),
  })),
  ...STATES,
];
