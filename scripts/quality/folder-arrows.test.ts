import { expect, test } from 'vitest';
import { folderArrows, folderOf, mermaid } from './folder-arrows';

test.each([
  ['contract/schemas/item.ts', 'contract'],
  ['web/src/features/accounts/ui/sign-in-form.tsx', 'web/src/features/accounts'],
  ['web/src/components/toast/toaster.tsx', 'web/src/components'],
  ['functions/src/http/handlers/screenshots-handlers.ts', 'functions/src/http'],
  ['functions/src/index.ts', 'functions/src'],
  ['scripts/start.ts', null],
  ['node_modules/zod/mini/index.js', null],
])('%s is drawn in %s', (file, folder) => {
  expect(folderOf(file)).toBe(folder);
});

test('many imports between two folders are one arrow, within a folder none', () => {
  const arrows = folderArrows([
    { from: 'web/src/app/a.ts', to: 'web/src/lib/b.ts' },
    { from: 'web/src/app/c.ts', to: 'web/src/lib/b.ts' },
    { from: 'web/src/app/c.ts', to: 'web/src/app/a.ts' },
    { from: 'web/src/app/c.ts', to: 'contract/schemas/item.ts' },
  ]);
  expect(arrows).toEqual([
    ['web/src/app', 'contract'],
    ['web/src/app', 'web/src/lib'],
  ]);
  expect(mermaid(arrows)).toContain('  web_src_app --> web_src_lib');
});
