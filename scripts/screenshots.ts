/// <reference lib="dom" />
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { itemsArrived, signIn } from './demo/demo-page';
import { withChromium } from './stack/with-chromium';

const IMAGES = join(import.meta.dirname, '../docs/images');
const ORIGIN = process.env['BOLOBOARD_ORIGIN'] ?? 'http://127.0.0.1:5000';
const SIZES = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 800 },
} as const;
const SCHEMES = ['light', 'dark'] as const;

async function ready(page: Page): Promise<void> {
  await itemsArrived(page);
  await page.waitForLoadState('networkidle');
}

const shots: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  home: async (page) => {
    await page.goto('/');
    await ready(page);
  },
  member: async (page) => {
    await signIn(page);
    await ready(page);
  },
  search: async (page) => {
    await page.goto('/?q=vintage');
    await ready(page);
    await page.getByText('Sold prices for this search').waitFor();
  },
  item: async (page) => {
    await page.goto('/?q=vintage&type=sale');
    await page.locator('#main article a[href^="/item/"]:visible').last().click();
    await page.getByRole('dialog').getByText('Gross profit').waitFor();
    await page.waitForFunction(
      () => document.querySelector<HTMLImageElement>('dialog img')?.complete,
    );
  },
  register: async (page) => {
    await page.goto('/register');
    await page.getByRole('button', { name: 'Create Account' }).waitFor();
  },
};

async function take(browser: Browser, size: keyof typeof SIZES, colorScheme: 'light' | 'dark') {
  for (const [name, prepare] of Object.entries(shots)) {
    const page = await browser.newPage({ baseURL: ORIGIN, viewport: SIZES[size], colorScheme });
    await prepare(page);
    await page.waitForFunction(() => document.fonts.status === 'loaded');
    const path = join(IMAGES, `${name}-${size}-${colorScheme}.jpg`);
    await page.screenshot({ path, type: 'jpeg', quality: 70 });
    await page.close();
    console.log(path);
  }
}

mkdirSync(IMAGES, { recursive: true });
await withChromium(async (browser) => {
  for (const size of ['phone', 'desktop'] as const)
    for (const scheme of SCHEMES) await take(browser, size, scheme);
});
