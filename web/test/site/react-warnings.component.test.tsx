import { renderPart } from '@test/render';
import { createElement } from 'react';
import { expect, test, vi } from 'vitest';

test('React still warns, which fails a test, although it creates no stacks', async () => {
  const warn = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await renderPart(createElement('p', null, createElement('div')));
  expect(warn.mock.calls.flat().join(' ')).toContain('cannot be a descendant of');
  warn.mockClear();
});
