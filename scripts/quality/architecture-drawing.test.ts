import { expect, test } from 'vitest';
import { DRAWN_FOLDER_PATTERN, sortedArrows } from './architecture-drawing';

test.each([
  ['contract/schemas/item.ts', 'contract'],
  ['web/src/features/accounts/ui/sign-in-form.tsx', 'web/src/features'],
  ['web/src/components/toast/toaster.tsx', 'web/src/components'],
  ['functions/src/http/handlers/ocr-handlers.ts', 'functions/src/http'],
  ['functions/src/index.ts', undefined],
  ['scripts/start.ts', undefined],
  ['node_modules/zod/mini/index.js', undefined],
])('in the path %s, DRAWN_FOLDER_PATTERN matches the folder %s', (file, folder) => {
  expect(new RegExp(DRAWN_FOLDER_PATTERN).exec(file)?.[1]).toBe(folder);
});

test('sortedArrows sorts the arrows and keeps the order of the folders', () => {
  expect(sortedArrows('flowchart LR\nb["b"]\na["a"]\nb-->c\na-->c')).toBe(
    'flowchart LR\nb["b"]\na["a"]\na-->c\nb-->c',
  );
});
