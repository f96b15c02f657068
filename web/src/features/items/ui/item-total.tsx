import type { Pagination } from '@contract/schemas/pagination';
import text from '@/components/text.module.css';
import { formatCount } from '@/lib/format';

interface ItemTotalProps {
  readonly of: { readonly pagination: Pagination } | undefined;
  readonly isLoading: boolean;
}

/** The number of items of a list. Screen readers announce it when a page or a search result has loaded. */
export function ItemTotal({ of, isLoading }: ItemTotalProps) {
  if (!of)
    return isLoading ? <span className={text.screenReaderOnly}>Loading items...</span> : null;
  const { page, pages, total } = of.pagination;
  return (
    <>
      <span>{formatCount(total, 'item')}</span>
      {pages > 1 && (
        <span className={text.screenReaderOnly}>
          , page {page} of {pages}
        </span>
      )}
    </>
  );
}
