import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../lib/paths';

const MAX_BYTES = 45_000;
const WHAT_TO_DO =
  'docs/product.md is too long. Remove messages and limits from it: docs/messages-and-limits.md lists all of them and is generated.';

test('docs/product.md has at most 45,000 bytes', () => {
  expect(statSync(join(ROOT, 'docs/product.md')).size, WHAT_TO_DO).toBeLessThanOrEqual(MAX_BYTES);
});
