/** Usage: npm run draw:screenshots -- FOLDER [--seed N] [--count N] [--kept-aside] */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { screenshotSpecs } from './drawing/screenshot-specs';
import { drawScreenshot } from './drawing/draw-screenshot';
import { TEMPLATES } from './drawing/templates';
import type { Truth } from './drawing/truth';
import { installPackages, packagesAreInstalled } from '../../scripts/install-packages.mjs';
import { Problem } from '../../scripts/stack/problem';
import { provideChromium } from '../../scripts/stack/provide-chromium';
import { runCommand } from '../../scripts/stack/run-command';

interface DrawOptions {
  readonly folder: string;
  readonly seed: number;
  readonly count: number;
  readonly keptAside: boolean;
}

function wholeNumber(name: string, value: string): number {
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
      'kept-aside': { type: 'boolean', default: false },
    },
  });
  const [folder] = positionals;
  if (!folder) throw new Problem('Pass a folder: npm run draw:screenshots -- FOLDER');
  return {
    folder,
    seed: wholeNumber('seed', values.seed),
    count: wholeNumber('count', values.count),
    keptAside: values['kept-aside'],
  };
}

await runCommand(async ({ atEnd }) => {
  const { folder, keptAside, ...size } = readOptions();
  // Only drawing needs this tool's packages, which are fonts.
  if (!packagesAreInstalled(import.meta.dirname)) await installPackages(import.meta.dirname);
  await mkdir(folder, { recursive: true });
  const templates = TEMPLATES.filter((template) => keptAside || !template.keptAside);
  const browser = await chromium.launch({ executablePath: await provideChromium() });
  atEnd(() => browser.close());
  const truths: Truth[] = [];
  for (const [index, spec] of screenshotSpecs(templates, size).entries()) {
    const { platform, layout } = spec.template;
    const name = `${platform}-${layout}-${String(index + 1)}`;
    const { bytes, truth } = await drawScreenshot(browser, spec, name);
    await writeFile(path.join(folder, truth.file), bytes);
    truths.push(truth);
  }
  await writeFile(path.join(folder, 'truth.json'), `${JSON.stringify(truths, null, 1)}\n`);
  console.log(`Wrote ${String(truths.length)} screenshots and truth.json to ${folder}.`);
  return 0;
});
