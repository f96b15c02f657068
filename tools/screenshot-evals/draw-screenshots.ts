/**
 * Draws screenshots with ground truth. Usage:
 * npm run draw:screenshots -- FOLDER [--seed N] [--count N | --each N [--template START]]
 */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from '@playwright/test';
import { screenshotSpecs, specsForEveryTemplate } from './drawing/screenshot-specs';
import { drawScreenshot, type ScreenshotSpec } from './drawing/draw-screenshot';
import { TEMPLATES } from './drawing/templates';
import type { GroundTruth } from './drawing/ground-truth';
import { installPackages, arePackagesInstalled } from '../../scripts/install-packages.mjs';
import { Problem } from '../../scripts/lib/problem';
import { provideChromium } from '../../scripts/stack/provide-chromium';
import { runCommand } from '../../scripts/stack/run-command';

interface DrawOptions {
  readonly folder: string;
  readonly specs: readonly ScreenshotSpec[];
}

const PAGES_AT_ONCE = 3;

function parseWholeNumberOption(name: string, value: string): number {
  const number = Number(value);
  if (value === '' || !Number.isInteger(number)) {
    throw new Problem(`--${name} must be a whole number, not '${value}'.`);
  }
  return number;
}

function readOptions(): DrawOptions {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      seed: { type: 'string', default: '1' },
      count: { type: 'string', default: '30' },
      each: { type: 'string' },
      template: { type: 'string', default: '' },
    },
  });
  const [folder] = positionals;
  if (!folder) throw new Problem('Pass a folder: npm run draw:screenshots -- FOLDER');
  const seed = parseWholeNumberOption('seed', values.seed);
  const specs = values.each
    ? specsForEveryTemplate(
        TEMPLATES.filter(({ name }) => name.startsWith(values.template)),
        { seed, each: parseWholeNumberOption('each', values.each) },
      )
    : screenshotSpecs(TEMPLATES, { seed, count: parseWholeNumberOption('count', values.count) });
  return { folder, specs };
}

async function drawAll(browser: Browser, { folder, specs }: DrawOptions): Promise<GroundTruth[]> {
  const truths: GroundTruth[] = [];
  const left = [...specs.entries()];
  const drawNext = async () => {
    for (let next = left.shift(); next; next = left.shift()) {
      const [index, spec] = next;
      const { platform, layout } = spec.template;
      const name = `${platform}-${layout}-${String(index + 1)}`;
      const { bytes, truth } = await drawScreenshot(browser, spec, name);
      await writeFile(path.join(folder, truth.file), bytes);
      truths[index] = truth;
    }
  };
  await Promise.all(Array.from({ length: PAGES_AT_ONCE }, drawNext));
  return truths;
}

await runCommand(async ({ atEnd }) => {
  const options = readOptions();
  // Installs the packages of this tool, which contain the fonts. `npm install` at the root does not install them.
  if (!arePackagesInstalled(import.meta.dirname)) await installPackages(import.meta.dirname);
  await mkdir(options.folder, { recursive: true });
  const browser = await chromium.launch({ executablePath: await provideChromium() });
  atEnd(() => browser.close());
  const truths = await drawAll(browser, options);
  await writeFile(path.join(options.folder, 'truth.json'), `${JSON.stringify(truths, null, 1)}\n`);
  console.log(`Wrote ${String(truths.length)} screenshots and truth.json to ${options.folder}.`);
  return 0;
});
