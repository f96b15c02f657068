/// <reference lib="dom" />
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { waitForItems, signIn } from './demo/demo-page';
import { DEMO_ACCOUNTS } from './stack/demo-accounts';
import { withChromium } from './stack/with-chromium';

const IMAGES = join(import.meta.dirname, '../docs/images');
const ORIGIN = process.env['BOLOBOARD_ORIGIN'] ?? 'http://127.0.0.1:5000';
const SIZES = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 800 },
} as const;

async function ready(page: Page): Promise<void> {
  await waitForItems(page);
  await page.waitForLoadState('networkidle');
}

async function openHome(page: Page): Promise<void> {
  await page.goto('/');
  await ready(page);
}

async function openItem(page: Page): Promise<void> {
  await page.goto('/?q=vintage&type=sale');
  await page.locator('#main article a[href^="/item/"]:visible').last().click();
  await page.getByRole('dialog').getByText('Gross profit').waitFor();
  await page.waitForFunction(
    () => document.querySelector<HTMLImageElement>('dialog img')?.complete,
  );
}

async function openDashboard(page: Page): Promise<void> {
  await signIn(page, DEMO_ACCOUNTS[1].email);
  await page.goto('/dashboard');
  await page.getByRole('article').first().waitFor();
  // Waits until the pictures have loaded. Does not wait until the network is idle, because live notifications keep it
  // busy.
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
}

interface Shot {
  readonly name: string;
  readonly size: keyof typeof SIZES;
  readonly colorScheme: 'light' | 'dark';
  readonly prepare: (page: Page) => Promise<void>;
}

/** The pictures in docs/design.md. The web app manifest and the README also contain the pictures of the home page. */
const SHOTS: readonly Shot[] = [
  {
    name: 'home',
    size: 'phone',
    colorScheme: 'light',
    prepare: openHome,
  },
  {
    name: 'home',
    size: 'desktop',
    colorScheme: 'light',
    prepare: openHome,
  },
  {
    name: 'member',
    size: 'phone',
    colorScheme: 'dark',
    prepare: async (page) => {
      await signIn(page);
      await ready(page);
    },
  },
  {
    name: 'search',
    size: 'phone',
    colorScheme: 'light',
    prepare: async (page) => {
      await page.goto('/?q=vintage');
      await ready(page);
      await page.getByText('Sold Prices for This Search').waitFor();
    },
  },
  { name: 'item', size: 'phone', colorScheme: 'light', prepare: openItem },
  { name: 'item', size: 'desktop', colorScheme: 'dark', prepare: openItem },
  {
    name: 'dashboard',
    size: 'phone',
    colorScheme: 'dark',
    prepare: openDashboard,
  },
  {
    name: 'dashboard',
    size: 'desktop',
    colorScheme: 'light',
    prepare: openDashboard,
  },
];

async function take(browser: Browser, { name, size, colorScheme, prepare }: Shot): Promise<void> {
  const page = await browser.newPage({ baseURL: ORIGIN, viewport: SIZES[size], colorScheme });
  await prepare(page);
  await page.waitForFunction(() => document.fonts.status === 'loaded');
  const path = join(IMAGES, `${name}-${size}-${colorScheme}.jpg`);
  await page.screenshot({ path, type: 'jpeg', quality: 70 });
  await page.close();
  console.log(path);
}

mkdirSync(IMAGES, { recursive: true });
await withChromium(async (browser) => {
  for (const shot of SHOTS) await take(browser, shot);
});
