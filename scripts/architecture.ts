/** Draws the imports in docs/architecture.md. With `--check`, fails if the drawing is out of date. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { architectureDrawing } from './quality/architecture-drawing';
import { ROOT } from './stack/paths';

const DOCUMENT = join(ROOT, 'docs/architecture.md');
const DRAWING = /(?<=<!-- drawing:start -->\n\n)[^]*(?=\n\n<!-- drawing:end -->)/;

const document = readFileSync(DOCUMENT, 'utf8');
const drawing = `\`\`\`mermaid\n${(await architectureDrawing()).trim()}\n\`\`\``;
const drawn = document.replace(DRAWING, () => drawing);
if (!process.argv.includes('--check')) writeFileSync(DOCUMENT, drawn);
else if (drawn !== document) {
  console.error(
    'The drawing in docs/architecture.md is out of date. Run: npm run docs:architecture',
  );
  process.exitCode = 1;
}
