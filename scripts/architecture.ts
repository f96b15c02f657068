/**
 * Draws docs/architecture.md's picture from the imports.
 * Usage: npm run docs:architecture [-- --check]
 * --check writes nothing and fails where the drawing is not the code's.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { folderArrows, mermaid, type FileImport } from './quality/folder-arrows';
import { ROOT } from './stack/paths';

const DOCUMENT = join(ROOT, 'docs/architecture.md');
const DRAWING = /(<!-- drawing:start -->\n\n)[^]*(\n\n<!-- drawing:end -->)/;
const TEST = /\.(test|spec)\.tsx?$/;

const cruiseSchema = z.object({
  modules: z.array(
    z.object({
      source: z.string(),
      dependencies: z.array(z.object({ resolved: z.string() })),
    }),
  ),
});

function importsOfTheProduct(): FileImport[] {
  const folders = ['contract', 'web/src', 'functions/src'];
  const output = execFileSync(
    join(ROOT, 'node_modules/.bin/depcruise'),
    [...folders, '--output-type', 'json'],
    { cwd: ROOT, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  return cruiseSchema
    .parse(JSON.parse(output))
    .modules.filter(({ source }) => !TEST.test(source))
    .flatMap(({ source, dependencies }) =>
      dependencies.map(({ resolved }) => ({ from: source, to: resolved })),
    );
}

const document = readFileSync(DOCUMENT, 'utf8');
const drawing = `\`\`\`mermaid\n${mermaid(folderArrows(importsOfTheProduct()))}\n\`\`\``;
const drawn = document.replace(
  DRAWING,
  (_match, start: string, end: string) => `${start}${drawing}${end}`,
);
if (!process.argv.includes('--check')) writeFileSync(DOCUMENT, drawn);
else if (drawn !== document) {
  console.error(
    'The drawing in docs/architecture.md is not the code’s: run npm run docs:architecture.',
  );
  process.exitCode = 1;
}
