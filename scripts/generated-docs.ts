/**
 * Writes the generated parts of the documents: the drawing of the imports and the table of collections in docs/architecture.md, the rights
 * of each call, all messages and limits, and the index of the decisions. With `--check`, fails if one is out of date.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { architectureDrawing } from './quality/architecture-drawing';
import { codeLimits } from './quality/code-limits';
import { collectionsTable } from './quality/collections-table';
import { contractConstants } from './quality/contract-constants';
import { decisionIndex } from './quality/decision-index';
import { callsTable, constantsTable } from './quality/limits';
import { codesTable, messageLists } from './quality/messages';
import { rightsTable } from './quality/rights-table';
import { ROOT } from './stack/paths';

const betweenMarks = (name: string) =>
  new RegExp(`(?<=<!-- ${name}:start -->\\n)[^]*(?=<!-- ${name}:end -->)`);

/** Writes each part between the comments `<!-- NAME:start -->` and `<!-- NAME:end -->` of a document, by the part's name. */
function update(path: string, parts: Readonly<Record<string, string>>): void {
  const file = join(ROOT, path);
  const document = readFileSync(file, 'utf8');
  const written = Object.entries(parts).reduce(
    (text, [name, part]) => text.replace(betweenMarks(name), () => `\n${part}\n\n`),
    document,
  );
  if (!process.argv.includes('--check')) writeFileSync(file, written);
  else if (written !== document) {
    console.error(`${path} is out of date. Run: npm run docs:generated`);
    process.exitCode = 1;
  }
}

// Starts dependency-cruiser first. It runs in its own process while this process makes the other parts.
const flowchart = architectureDrawing();
const constants = await contractConstants();
update('docs/rights.md', { rights: rightsTable() });
update('docs/messages-and-limits.md', {
  calls: callsTable(),
  constants: constantsTable(constants),
  limits: constantsTable(codeLimits()),
  codes: codesTable(),
  messages: messageLists(constants),
});
update('docs/decisions/README.md', { decisions: decisionIndex() });
const drawing = `\`\`\`mermaid\n${(await flowchart).trim()}\n\`\`\``;
update('docs/architecture.md', { drawing, collections: collectionsTable() });
