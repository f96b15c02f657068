import { renderPart } from '@test/render';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { SearchBox } from './search-box';

afterEach(() => {
  vi.useRealTimers();
});

test('searches once, 300 ms after the last of several keys', async () => {
  const onSearch = vi.fn();
  await renderPart(<SearchBox search="" onSearch={onSearch} />);
  await page.getByRole('searchbox').click();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  // Unlike `type`, `keyboard` does not advance the fake time.
  await userEvent.keyboard('bowl');
  vi.advanceTimersByTime(299);
  expect(onSearch).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onSearch.mock.calls).toEqual([['bowl', { replace: false }]]);
});
