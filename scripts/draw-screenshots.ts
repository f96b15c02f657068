/**
 * Draws screenshots of sold listings with what they show in truth.json:
 * `npm run draw:screenshots -- FOLDER [--seed N] [--count N] [--kept-aside]`.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { commissions } from './drawn-screenshots/commissions';
import { drawSeen } from './drawn-screenshots/draw';
import { TEMPLATES } from './drawn-screenshots/templates';
import type { Truth } from './drawn-screenshots/truth';
import { Problem } from './stack/problem';
import { provideChromium } from './stack/provide-chromium';
import { runCommand } from './stack/run-command';

interface Order {
  readonly folder: string;
  readonly seed: number;
  readonly count: number;
  readonly keptAside: boolean;
}

function wholeNumber(name: string, value: string): number {
  const number = Number(value);
  if (value === '' || !Number.isInteger(number)) {
    throw new Problem(`--${name} takes a whole number, not '${value}'.`);
  }
  return number;
}

function readOrder(): Order {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      seed: { type: 'string', default: '1' },
      count: { type: 'string', default: '30' },
      'kept-aside': { type: 'boolean', default: false },
    },
  });
  const [folder] = positionals;
  if (!folder) throw new Problem('Name a folder: npm run draw:screenshots -- FOLDER');
  return {
    folder,
    seed: wholeNumber('seed', values.seed),
    count: wholeNumber('count', values.count),
    keptAside: values['kept-aside'],
  };
}

await runCommand(async ({ atEnd }) => {
  const { folder, keptAside, ...size } = readOrder();
  await mkdir(folder, { recursive: true });
  const templates = TEMPLATES.filter((template) => keptAside || !template.keptAside);
  const browser = await chromium.launch({ executablePath: await provideChromium() });
  atEnd(() => browser.close());
  const truths: Truth[] = [];
  for (const [index, commission] of commissions(templates, size).entries()) {
    const { platform, layout } = commission.template;
    const name = `${platform}-${layout}-${String(index + 1)}`;
    const { bytes, truth } = await drawSeen(browser, commission, name);
    await writeFile(path.join(folder, truth.file), bytes);
    truths.push(truth);
  }
  await writeFile(path.join(folder, 'truth.json'), `${JSON.stringify(truths, null, 1)}\n`);
  console.log(`${String(truths.length)} screenshots and truth.json are in ${folder}.`);
  return 0;
});
