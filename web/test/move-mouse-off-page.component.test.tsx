import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';

// The second test depends on the first one, because it checks what `test/setup.ts` does between two tests.
test('a test can move the mouse over the page', async () => {
  await userEvent.hover(document.body);
  expect(document.querySelector('body:hover')).not.toBeNull();
});

test('the mouse is not over the page when the next test starts', () => {
  expect(document.querySelector(':hover')).toBeNull();
});
