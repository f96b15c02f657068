import { useState } from 'react';

interface Visited {
  readonly of: string;
  readonly page: number;
  /** Where the pages that were visited start. Page 1 has no cursor. */
  readonly cursors: readonly string[];
}

/** Which page of a list is shown. `view` names the list: another one starts at page 1. */
export function useCursorPages(view: string) {
  const [stored, setVisited] = useState<Visited>({ of: view, page: 1, cursors: [] });
  const { page, cursors } = stored.of === view ? stored : { page: 1, cursors: [] };
  return {
    page,
    /** Of the call for the page. Undefined for page 1. */
    cursor: cursors[page - 2],
    /** `next` is the cursor in the response for the page, or null if there is none. */
    withNext: (next: string | null) => ({
      /** Those that the admin can open: the visited ones and the one after this one. */
      pages: Math.max(cursors.length + 1, page + (next === null ? 0 : 1)),
      /** Whether a page follows this one. A search can find nothing on a page and more on the next one. */
      isMore: next !== null,
      goTo: (to: number) => {
        const known = next === null ? cursors : [...cursors.slice(0, page - 1), next];
        setVisited({ of: view, page: to, cursors: known });
      },
    }),
  };
}
