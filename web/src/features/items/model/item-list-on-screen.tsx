import type { Item } from '@contract/schemas/item';
import type { Pagination } from '@contract/schemas/pagination';
import type { QueryFunctionContext, QueryKey } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useLayoutEffect, useState } from 'react';

/** An item of a list. If it is hidden, 'Previous' and 'Next' skip it, because nobody can open a hidden item. */
export type ListedItem = Item & { readonly isHidden?: boolean };

export interface ItemPage {
  readonly items: readonly ListedItem[];
  readonly pagination: Pagination;
}

export interface ItemPageQuery {
  readonly queryKey: QueryKey;
  queryFn?(context: QueryFunctionContext): ItemPage | Promise<ItemPage>;
}

/** The list that contains the open item. 'Previous' and 'Next' step through this list. */
export interface ItemListOnScreen {
  readonly page: number;
  /** The query of a page. The list and the open item use the same query, so that they share the cache. */
  readonly pageQuery: (page: number) => ItemPageQuery;
  /** True if the reader may see all pages of the list: docs/product.md#page-rights. */
  readonly isUnlimited?: true;
}

const ListContext = createContext<ItemListOnScreen | null>(null);
type Register = (change: (list: ItemListOnScreen | null) => ItemListOnScreen | null) => void;
const RegisterContext = createContext<Register>(() => undefined);

export function ItemListOnScreenProvider({ children }: { readonly children: ReactNode }) {
  const [list, setList] = useState<ItemListOnScreen | null>(null);
  return (
    <RegisterContext value={setList}>
      <ListContext value={list}>{children}</ListContext>
    </RegisterContext>
  );
}

/** While the caller is mounted, 'Previous' and 'Next' of an open item step through `list`. Pass a memoized object. */
export function useRegisterItemList(list: ItemListOnScreen): void {
  const register = useContext(RegisterContext);
  useLayoutEffect(() => {
    register(() => list);
    return () => register((current) => (current === list ? null : current));
  }, [register, list]);
}

/** Returns the list on the screen, or null if there is none. */
export const useItemListOnScreen = (): ItemListOnScreen | null => useContext(ListContext);
