import type { Locator, Page } from '@playwright/test';
import { waitForItems } from '../demo/demo-page';

/** A tap or a key press to measure, and the steps that lead to it. */
export interface Tap {
  readonly title: string;
  /** Whether a member is signed in. */
  readonly signedIn: boolean;
  readonly prepare: (page: Page) => Promise<void>;
  readonly target: (page: Page) => Locator;
  /** The key to press in the target. By default, the target is tapped. */
  readonly key?: string;
  /** Resolves when the page shows the result of the tap. */
  readonly done: (page: Page) => Promise<void>;
}

const dialogOf = (page: Page) => page.getByRole('dialog');
const firstItem = (page: Page) => page.locator('#main article a[href^="/item/"]:visible').first();

async function openHome(page: Page): Promise<void> {
  await page.goto('/');
  await waitForItems(page);
}

async function openItem(page: Page): Promise<void> {
  await openHome(page);
  await page.waitForLoadState('networkidle');
  await firstItem(page).tap();
  await dialogOf(page).getByRole('heading').first().waitFor();
}

/** Opens the page of an item, as a visitor does who follows a link to it. */
async function openLinkedItem(page: Page): Promise<void> {
  await openHome(page);
  await page.goto((await firstItem(page).getAttribute('href')) ?? '');
  await dialogOf(page).getByRole('button', { name: 'Report' }).waitFor();
}

async function openDashboard(page: Page): Promise<void> {
  await page.goto('/dashboard');
  await waitForItems(page);
}

async function openSales(page: Page): Promise<void> {
  await openDashboard(page);
  await page.getByRole('heading', { name: 'Sales and Profit' }).scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Show as Table' }).first().waitFor();
}

export const TAPS: readonly Tap[] = [
  {
    title: 'turn to page 2',
    signedIn: true,
    prepare: openHome,
    target: (page) => page.getByRole('link', { name: 'Page 2', exact: true }),
    done: async (page) => {
      await page.waitForURL('/?page=2');
      await page.waitForLoadState('networkidle');
    },
  },
  {
    title: 'open an item',
    signedIn: false,
    prepare: openHome,
    target: firstItem,
    done: (page) => dialogOf(page).getByRole('heading').first().waitFor(),
  },
  {
    title: 'close an item',
    signedIn: false,
    prepare: openItem,
    target: (page) => dialogOf(page).getByRole('button', { name: 'Close' }).first(),
    done: (page) => dialogOf(page).waitFor({ state: 'hidden' }),
  },
  {
    title: 'close the item of a link',
    signedIn: false,
    prepare: openLinkedItem,
    target: (page) => dialogOf(page).getByRole('button', { name: 'Close' }).first(),
    done: (page) => waitForItems(page),
  },
  {
    title: 'type a letter in the search',
    signedIn: false,
    prepare: openHome,
    target: (page) => page.getByRole('searchbox'),
    key: 'l',
    done: (page) => page.waitForLoadState('networkidle'),
  },
  {
    title: 'open the filters',
    signedIn: false,
    prepare: openHome,
    target: (page) => page.getByRole('button', { name: /^Filters/ }),
    done: (page) => page.getByRole('form', { name: 'Filters' }).waitFor(),
  },
  {
    title: 'open the share form',
    signedIn: true,
    prepare: async (page) => {
      await openHome(page);
      await page.getByRole('button', { name: /Share a Sale/ }).waitFor();
    },
    target: (page) => page.getByRole('button', { name: /Share a Sale/ }),
    done: (page) => page.getByLabel(/^Title/).waitFor(),
  },
  {
    title: 'turn to page 2 of 2,000 own items',
    signedIn: true,
    prepare: openDashboard,
    target: (page) => page.getByRole('link', { name: 'Page 2', exact: true }),
    done: async (page) => {
      await page.waitForURL('/dashboard?page=2');
      await page.waitForLoadState('networkidle');
    },
  },
  {
    title: 'start to select own items',
    signedIn: true,
    prepare: openDashboard,
    target: (page) => page.getByRole('button', { name: 'Select Items' }),
    done: (page) => page.getByRole('checkbox').first().waitFor(),
  },
  {
    title: 'show the chart of weeks as a table',
    signedIn: true,
    prepare: openSales,
    target: (page) => page.getByRole('button', { name: 'Show as Table' }).first(),
    done: (page) => page.getByRole('table').first().waitFor(),
  },
];
