import type { Pagination } from '@contract/schemas/pagination';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { useDeferredPage } from './use-deferred-page';

interface Page {
  readonly name: string;
  readonly pagination: Pagination;
}

const pageLike = (page: number): Page => ({
  name: `page ${page}`,
  pagination: { page, pages: 2, total: 20, limit: 16 },
});

/** Appends the text of each render to `renders`. */
function Probe({ latest, renders }: { readonly latest: Page; readonly renders: string[] }) {
  renders.push(useDeferredPage(latest)?.name ?? '');
  return null;
}

test('renders another page a moment later, but renders a change of the current page immediately', async () => {
  const renders: string[] = [];
  const first = pageLike(1);
  const { rerender } = await render(<Probe latest={first} renders={renders} />);
  renders.length = 0;
  await rerender(<Probe latest={{ ...first, name: 'page 1, liked' }} renders={renders} />);
  expect(new Set(renders)).toEqual(new Set(['page 1, liked']));
  renders.length = 0;
  await rerender(<Probe latest={pageLike(2)} renders={renders} />);
  await expect.poll(() => renders.at(-1)).toBe('page 2');
  expect(renders[0]).toBe('page 1, liked');
});
