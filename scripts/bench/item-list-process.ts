/** Usage: tsx --expose-gc item-list-process.ts write FOLDER COUNT | measure FOLDER */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { lineOf } from '../../functions/src/domain/items/item-index/indexed-item-line';
import { packChunks } from '../../functions/src/repos/catalogue-chunks';
import { CHUNK_BYTES } from '../../functions/src/repos/catalogue-repo';
import { generatedItems } from './generated-items';
import { measureItemList } from './measure-item-list';

/** Microseconds. */
const NOW = Date.UTC(2026, 10, 21, 12) * 1000;
const [mode = '', folder = '', count = ''] = process.argv.slice(2);

if (mode === 'write') {
  const lines = Array.from(generatedItems(Number(count), NOW), lineOf);
  const chunks = await packChunks(lines, CHUNK_BYTES);
  for (const [n, chunk] of chunks.entries())
    writeFileSync(join(folder, `${String(n).padStart(4, '0')}.br`), chunk);
} else {
  const chunks = readdirSync(folder)
    .toSorted()
    .map((name) => readFileSync(join(folder, name)));
  await measureItemList(chunks, NOW);
}
