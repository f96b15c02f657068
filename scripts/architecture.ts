/**
 * Writes the generated parts of the documents: the drawing of the imports and the table of collections in docs/architecture.md, and the table
 * of rights in docs/product.md. With `--check`, fails if one is out of date.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { architectureDrawing } from './quality/architecture-drawing';
import { collectionsTable } from './quality/collections-table';
import { rightsTable } from './quality/rights-table';
import { ROOT } from './stack/paths';

const betweenMarks = (name: string) =>
  new RegExp(`(?<=<!-- ${name}:start -->\\n\\n)[^]*(?=\\n\\n<!-- ${name}:end -->)`);

/** Writes each part between the comments `<!-- NAME:start -->` and `<!-- NAME:end -->` of a document, by the part's name. */
function update(path: string, parts: Readonly<Record<string, string>>): void {
  const file = join(ROOT, path);
  const document = readFileSync(file, 'utf8');
  const written = Object.entries(parts).reduce(
    (text, [name, part]) => text.replace(betweenMarks(name), () => part),
    document,
  );
  if (!process.argv.includes('--check')) writeFileSync(file, written);
  else if (written !== document) {
    console.error(`${path} is out of date. Run: npm run docs:architecture`);
    process.exitCode = 1;
  }
}

const drawing = `\`\`\`mermaid\n${(await architectureDrawing()).trim()}\n\`\`\``;
update('docs/architecture.md', { drawing, collections: collectionsTable() });
update('docs/product.md', { rights: rightsTable() });
