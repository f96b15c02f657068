import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../stack/paths';
import { run } from '../stack/run';

/** Prints how many titles and prices the product reads right, where screenshots with answers are there. */
export async function benchOcrScore(folder: string): Promise<void> {
  if (!existsSync(join(folder, 'truth.json'))) {
    console.log(`\nReading screenshots: no truth.json in ${folder}, so nothing to score.`);
    return;
  }
  await run('npm', ['run', '--silent', 'score:ocr', '--', folder], {
    cwd: ROOT,
    failure: 'The screenshots could not be scored: mend what is printed above.',
  });
}
