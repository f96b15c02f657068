import { DESKTOP } from '@test/viewports';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

// The second test depends on the first one, because it checks what `test/setup.ts` does between two tests.
test('a test can move the mouse to the right edge of a wide page', async () => {
  await page.viewport(...DESKTOP);
  const edge = document.createElement('div');
  edge.style.cssText = 'position: fixed; inset: 0 0 auto auto; width: 100px; height: 100px';
  document.body.append(edge);
  await userEvent.hover(edge);
  expect(document.querySelector('body:hover')).not.toBeNull();
});

test('the mouse is not over the page of the next test, even if that page is as wide', async () => {
  await page.viewport(...DESKTOP);
  expect(document.querySelector(':hover')).toBeNull();
});
