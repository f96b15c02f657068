import type { RefObject } from 'react';
import { useSearchFold } from '../model/use-search-fold';

interface SearchFoldProps {
  readonly page: RefObject<HTMLElement | null>;
  /** The class of `page` while it is folded. */
  readonly folded: string;
}

/**
 * Folds a page while the reader searches. Renders nothing. The code loads after the first paint, because nobody
 * searches before that.
 */
export function SearchFold({ page, folded }: SearchFoldProps) {
  useSearchFold(page, folded);
  return null;
}
