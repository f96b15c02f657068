/**
 * Writes the generated parts of the documents: the drawing of the imports and the table of collections in
 * docs/architecture.md, the table of rights, the messages and limits, and the index of decisions. With `--check`, fails
 * if one of these parts is out of date, and writes nothing.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './lib/paths';
import { architectureDrawing } from './quality/architecture-drawing';
import { codeLimits } from './quality/code-limits';
import { collectionsTable } from './quality/collections-table';
import { contractConstants } from './quality/contract-constants';
import { decisionIndex } from './quality/decision-index';
import { callLimitsTable, constantsTable } from './quality/limits';
import { errorCodesTable, messageLists } from './quality/messages';
import { rightsTable } from './quality/rights-table';

const betweenMarks = (name: string) =>
  new RegExp(`(?<=<!-- ${name}:start -->\\n)[^]*(?=<!-- ${name}:end -->)`);

/**
 * Replaces the generated parts of a document. A part starts after the comment `<!-- NAME:start -->` and ends before
 * `<!-- NAME:end -->`, with the name of the part as NAME.
 */
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
  calls: callLimitsTable(),
  constants: constantsTable(constants),
  limits: constantsTable(codeLimits()),
  codes: errorCodesTable(),
  messages: messageLists(constants),
});
update('docs/decisions/README.md', { decisions: decisionIndex() });
const drawing = `\`\`\`mermaid\n${(await flowchart).trim()}\n\`\`\``;
update('docs/architecture.md', { drawing, collections: collectionsTable() });
