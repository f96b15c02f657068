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

await runCommand(async () => {
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
  await mkdir(folder, { recursive: true });
  const templates = TEMPLATES.filter(({ keptAside }) => values['kept-aside'] || !keptAside);
  const browser = await chromium.launch({ executablePath: await provideChromium() });
  const truths: Truth[] = [];
  const order = { seed: Number(values.seed), count: Number(values.count) };
  for (const [index, commission] of commissions(templates, order).entries()) {
    const { platform, layout } = commission.template;
    const { bytes, truth } = await drawSeen(
      browser,
      commission,
      `${platform}-${layout}-${String(index + 1)}`,
    );
    await writeFile(path.join(folder, truth.file), bytes);
    truths.push(truth);
  }
  await browser.close();
  await writeFile(path.join(folder, 'truth.json'), `${JSON.stringify(truths, null, 1)}\n`);
  console.log(`${String(truths.length)} screenshots and truth.json are in ${folder}.`);
  return 0;
});
