/**
 * Replaces all categories with the categories of a file: `npm run import-categories -- FILE --project ID` or `--local`.
 * Items keep the names of their categories.
 */
import { readFile } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { initializeApp } from 'firebase-admin/app';
import { parseCategoryFile } from './admin/category-file';
import { gatewaysOf } from './admin/gateways-of';
import {
  FIRESTORE_SERVICE,
  requireCredentials,
  TARGET_OPTIONS,
  connectToTarget,
} from './admin/target';
import { Problem } from './lib/problem';
import { runCommand } from './stack/run-command';

const USAGE = 'Name one file: npm run import-categories -- categories.tsv --local';

function parse() {
  try {
    return parseArgs({ options: TARGET_OPTIONS, allowPositionals: true });
  } catch (cause) {
    throw new Problem(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

async function readCategories(file: string) {
  const text = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw new Problem(`${file} cannot be read.`, { cause });
  });
  return parseCategoryFile(text);
}

await runCommand(async () => {
  const { values, positionals } = parse();
  const [file] = positionals;
  if (file === undefined || positionals.length > 1) throw new Problem(USAGE);
  const target = await connectToTarget(values, FIRESTORE_SERVICE);
  const categories = await readCategories(resolve(process.env['INIT_CWD'] ?? '.', file));
  await requireCredentials(target);
  const firebase = initializeApp({ projectId: target.projectId });
  const { categoryTree } = await gatewaysOf(firebase, target);
  await categoryTree.write({ source: `the file ${basename(file)}`, categories });
  console.log(
    `Imported ${categories.length} categories into ${target.description}. Running instances use them in about a minute.`,
  );
  return 0;
});
