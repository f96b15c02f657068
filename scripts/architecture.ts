/** Writes the drawing of the imports and the table of collections in docs/architecture.md. With `--check`, fails if one is out of date. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { architectureDrawing } from './quality/architecture-drawing';
import { collectionsTable } from './quality/collections-table';
import { ROOT } from './stack/paths';

const DOCUMENT = join(ROOT, 'docs/architecture.md');
const betweenMarks = (name: string) =>
  new RegExp(`(?<=<!-- ${name}:start -->\\n\\n)[^]*(?=\\n\\n<!-- ${name}:end -->)`);

const document = readFileSync(DOCUMENT, 'utf8');
const drawing = `\`\`\`mermaid\n${(await architectureDrawing()).trim()}\n\`\`\``;
const written = document
  .replace(betweenMarks('drawing'), () => drawing)
  .replace(betweenMarks('collections'), collectionsTable);
if (!process.argv.includes('--check')) writeFileSync(DOCUMENT, written);
else if (written !== document) {
  console.error('docs/architecture.md is out of date. Run: npm run docs:architecture');
  process.exitCode = 1;
}
