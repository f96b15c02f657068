import { expect, test } from 'vitest';
import { exportedConstants } from './contract-constants';
import { messagesIn } from './messages';
import { parseSource } from './parsed-sources';

test('exportedConstants returns the exported constants of a file with their comments', () => {
  const code = [
    '/** In code\n * points. */\nexport const A_MAX = 1;',
    'export const B = 2;',
    'const C = 3;',
    'export function d() {}',
  ].join('\n');
  expect(exportedConstants(parseSource('a.ts', code))).toEqual([
    { name: 'A_MAX', comment: 'In code points.' },
    { name: 'B', comment: '' },
  ]);
});

const REPORT = `
  export const REPORT_MESSAGES = { own: "You can't report your own item.", name: 'x' };
  const schema = z.string('Please select a reason.');`;
const SERVER = `
  throw new AppError('forbidden', REPORT_MESSAGES.own);
  throw new AppError('not_found', 'This item is gone.');
  throw new AppError('conflict', 'This item is gone.');`;

test('messagesIn lists texts by folder and file, with the names of constants and the codes of errors', () => {
  const app = [
    parseSource('contract/schemas/report.ts', REPORT),
    parseSource('web/src/features/likes/model/like.ts', `showToast({ title: 'Liked' });`),
    parseSource('web/src/features/likes/ui/like.tsx', '<p>Use `this` one.</p>;'),
    parseSource('web/src/features/items/api/item.ts', 'export const a = 1;'),
  ];
  const server = [parseSource('functions/src/services/reports/reports.ts', SERVER)];
  const constant = {
    file: 'contract/schemas/report',
    name: 'REPORT_MESSAGES',
    comment: '',
    value: { own: "You can't report your own item.", name: 'x' },
  };
  expect(messagesIn({ app, server }, [constant]).split('\n')).toEqual([
    '### contract/schemas',
    '',
    '- `report.ts`',
    "  - `REPORT_MESSAGES.own`: `You can't report your own item.` (`forbidden`)",
    '  - `Please select a reason.`',
    '',
    '### web/src/features/likes',
    '',
    '- `model/like.ts`',
    '  - `Liked`',
    '- `ui/like.tsx`',
    '  - ``Use `this` one.``',
    '',
    '### functions/src/services',
    '',
    '- `reports/reports.ts`',
    '  - `This item is gone.` (`conflict`, `not_found`)',
  ]);
});
