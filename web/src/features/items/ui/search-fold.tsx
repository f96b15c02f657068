import type { RefObject } from 'react';
import { useSearchFold } from '../model/use-search-fold';

interface SearchFoldProps {
  readonly page: RefObject<HTMLElement | null>;
  /** The class of `page` while it is folded. */
  readonly folded: string;
}

/** Folds a page while the reader searches. Shows nothing. Not in the first load, because nobody searches before the first paint. */
export function SearchFold({ page, folded }: SearchFoldProps) {
  useSearchFold(page, folded);
  return null;
}
