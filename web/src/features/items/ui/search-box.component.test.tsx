import { renderPart } from '@test/render';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { SearchBox } from './search-box';

afterEach(() => {
  vi.useRealTimers();
});

const field = () => page.getByRole('searchbox');

async function focusField() {
  const onSearch = vi.fn();
  await renderPart(<SearchBox search="" onSearch={onSearch} />);
  await field().click();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  return onSearch;
}

test('searches once, 300 ms after the last of several key presses', async () => {
  const onSearch = await focusField();
  // Uses `keyboard`, because `type` would advance the fake time.
  await userEvent.keyboard('bowl');
  vi.advanceTimersByTime(299);
  expect(onSearch).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onSearch.mock.calls).toEqual([['bowl', { replace: false }]]);
});

test('searches immediately on Enter, and not again after 300 ms', async () => {
  const onSearch = await focusField();
  await userEvent.keyboard('bowl{Enter}');
  expect(onSearch.mock.calls).toEqual([['bowl', { replace: false }]]);
  vi.advanceTimersByTime(300);
  expect(onSearch).toHaveBeenCalledOnce();
});

test('does not search during an IME composition, but 300 ms after its end', async () => {
  const onSearch = await focusField();
  const compose = (type: 'compositionstart' | 'compositionend') =>
    field()
      .element()
      .dispatchEvent(new CompositionEvent(type, { bubbles: true }));
  compose('compositionstart');
  await userEvent.keyboard('茶碗');
  vi.advanceTimersByTime(5000);
  expect(onSearch).not.toHaveBeenCalled();
  compose('compositionend');
  await vi.advanceTimersByTimeAsync(300);
  expect(onSearch.mock.calls).toEqual([['茶碗', { replace: false }]]);
});
