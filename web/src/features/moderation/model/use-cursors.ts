import { useState } from 'react';

interface Paging {
  readonly of: string;
  readonly page: number;
  /** Where the pages that were visited start. Page 1 has no cursor. */
  readonly cursors: readonly string[];
}

/** The page of a list whose pages follow each other by cursors. Another `view` starts at page 1. */
export function useCursors(view: string) {
  const [stored, setPaging] = useState<Paging>({ of: view, page: 1, cursors: [] });
  const { page, cursors } = stored.of === view ? stored : { page: 1, cursors: [] };
  return {
    page,
    /** Where the page starts. Undefined for page 1. */
    cursor: cursors[page - 2],
    /** Those that the reader can open: the visited ones and the one after this one. `next` is the cursor of that one. */
    pagesWith: (next: string | null) =>
      Math.max(cursors.length + 1, page + (next === null ? 0 : 1)),
    goTo: (to: number, next: string | null) => {
      const known = next === null ? cursors : [...cursors.slice(0, page - 1), next];
      setPaging({ of: view, page: to, cursors: known });
    },
  };
}
