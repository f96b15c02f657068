/** Draws the screenshots of the demo data into scripts/demo/screenshots: npm run draw:demo */
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { demoSales } from '../../scripts/demo/demo-sales';
import { installPackages, arePackagesInstalled } from '../../scripts/install-packages.mjs';
import { provideChromium } from '../../scripts/stack/provide-chromium';
import { runCommand } from '../../scripts/stack/run-command';
import { drawMissingPhotographs } from './demo/photographs';
import { drawDemoSale, withPhotographs } from './demo/sale-pictures';

const FOLDER = path.join(import.meta.dirname, '../../scripts/demo/screenshots');
const PAGES_AT_ONCE = 3;
/** The demo sales. The time given here does not matter, because titles, platforms and prices do not depend on it. */
const SALES = demoSales(new Date('2026-11-21T12:00:00Z'));

await runCommand(async ({ atEnd }) => {
  // Installs the packages of this tool, which contain the fonts. `npm install` at the root does not install them.
  if (!arePackagesInstalled(import.meta.dirname)) await installPackages(import.meta.dirname);
  const executablePath = await provideChromium();
  await drawMissingPhotographs(executablePath);
  const browser = await chromium.launch({ executablePath });
  atEnd(() => browser.close());
  const all = await withPhotographs(SALES);
  await mkdir(FOLDER, { recursive: true });
  const earlier = (await readdir(FOLDER)).filter((name) => name.endsWith('.webp'));
  await Promise.all(earlier.map((name) => rm(path.join(FOLDER, name))));
  const entries: object[] = [];
  const left = [...SALES.entries()];
  const drawNext = async () => {
    for (let next = left.shift(); next; next = left.shift()) {
      const [index, { drawing, sale }] = next;
      const { bytes, ...shown } = await drawDemoSale(browser, all, index);
      const file = `${String(index).padStart(3, '0')}-${drawing}.webp`;
      await writeFile(path.join(FOLDER, file), bytes);
      const { title, platform, soldPrice } = sale;
      entries[index] = {
        file,
        title,
        platform,
        soldPrice,
        ...shown,
      };
    }
  };
  await Promise.all(Array.from({ length: PAGES_AT_ONCE }, drawNext));
  await writeFile(path.join(FOLDER, 'manifest.json'), `${JSON.stringify(entries, null, 2)}\n`);
  console.log(`Wrote ${String(entries.length)} screenshots to scripts/demo/screenshots.`);
  return 0;
});
