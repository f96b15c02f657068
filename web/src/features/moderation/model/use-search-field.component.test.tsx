import { useLayoutEffect } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useSearchField } from './use-search-field';

const DEBOUNCE_MS = 300;

interface FieldProps {
  readonly q: string;
  readonly onSearch: (q: string) => void;
  /** Runs when the field has received a new `q`, before React runs the effects. */
  readonly onCommit?: () => void;
}

function Field({ q, onSearch, onCommit }: FieldProps) {
  useLayoutEffect(() => {
    onCommit?.();
  }, [onCommit]);
  return <input aria-label="Search" {...useSearchField(q, onSearch)} />;
}

const field = () => page.getByRole('searchbox', { name: 'Search' });
const wait = (): void => {
  vi.advanceTimersByTime(DEBOUNCE_MS);
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test('drops a delayed search when a link removes the search from the URL at the same moment', async () => {
  const onSearch = vi.fn();
  const { rerender } = await render(<Field q="owl" onSearch={onSearch} />);
  await rerender(<Field q="" onSearch={onSearch} onCommit={wait} />);
  await expect.element(field()).toHaveValue('');
  wait();
  expect(onSearch).not.toHaveBeenCalled();
});

test('keeps letters that are typed after a search, even when the URL then changes to this search', async () => {
  const onSearch = vi.fn();
  const { rerender } = await render(<Field q="" onSearch={onSearch} />);
  await field().fill('ow');
  await expect.poll(() => (wait(), onSearch.mock.lastCall)).toEqual(['ow']);
  await field().fill('owl');
  await rerender(<Field q="ow" onSearch={onSearch} />);
  await expect.element(field()).toHaveValue('owl');
});

test('shows the previous search in the field again after Back', async () => {
  const onSearch = vi.fn();
  const { rerender } = await render(<Field q="" onSearch={onSearch} />);
  await field().fill('owl');
  await expect.poll(() => (wait(), onSearch.mock.lastCall)).toEqual(['owl']);
  await rerender(<Field q="owl" onSearch={onSearch} />);
  await rerender(<Field q="" onSearch={onSearch} />);
  await expect.element(field()).toHaveValue('');
  await rerender(<Field q="owl" onSearch={onSearch} />);
  await expect.element(field()).toHaveValue('owl');
});
