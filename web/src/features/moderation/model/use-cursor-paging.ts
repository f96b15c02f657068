import { useState } from 'react';

interface Paging {
  readonly of: string;
  readonly page: number;
  /** The cursors of the pages that the admin has visited after page 1. */
  readonly cursors: readonly string[];
}

/** Returns the current page of a list that is requested by cursors. Goes to page 1 when `view` changes. */
export function useCursorPaging(view: string) {
  const [stored, setPaging] = useState<Paging>({ of: view, page: 1, cursors: [] });
  const { page, cursors } = stored.of === view ? stored : { page: 1, cursors: [] };
  return {
    page,
    /** The cursor of the page. Undefined for page 1. */
    cursor: cursors[page - 2],
    /**
     * Returns the number of pages that the admin can open: the visited pages, and the page after the current one if
     * `next`, its cursor, is not null.
     */
    pagesWith: (next: string | null) =>
      Math.max(cursors.length + 1, page + (next === null ? 0 : 1)),
    goTo: (to: number, next: string | null) => {
      const known = next === null ? cursors : [...cursors.slice(0, page - 1), next];
      setPaging({ of: view, page: to, cursors: known });
    },
  };
}
