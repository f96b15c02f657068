import type { Item } from '@contract/schemas/item';
import type { Pagination } from '@contract/schemas/pagination';
import type { QueryFunctionContext, QueryKey } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useLayoutEffect, useState } from 'react';

/** One page of a list of items. */
export interface ItemPage {
  readonly items: readonly Item[];
  readonly pagination: Pagination;
}

export interface ItemPageQuery {
  readonly queryKey: QueryKey;
  queryFn?(context: QueryFunctionContext): ItemPage | Promise<ItemPage>;
}

/** The list of the page on the screen, which an open item's previous and next go through. */
export interface PageItemList {
  /** The page of the list that is on the screen. */
  readonly page: number;
  /** The query of a page of the list: the one that the page itself uses, so that both share its cache. */
  readonly pageQuery: (page: number) => ItemPageQuery;
  /** The address of a page of the list, to come back to. */
  readonly pageAddress: (page: number) => string;
}

const ListContext = createContext<PageItemList | null>(null);
type Register = (change: (list: PageItemList | null) => PageItemList | null) => void;
const RegisterContext = createContext<Register>(() => undefined);

/** Holds the list of the page on the screen, for the page and for the item detail beside it. */
export function PageItemListProvider({ children }: { readonly children: ReactNode }) {
  const [list, setList] = useState<PageItemList | null>(null);
  return (
    <RegisterContext value={setList}>
      <ListContext value={list}>{children}</ListContext>
    </RegisterContext>
  );
}

/** Makes `list` the one that an open item steps through, while the caller is mounted. Pass a stable object. */
export function useRegisterItemList(list: PageItemList): void {
  const register = useContext(RegisterContext);
  useLayoutEffect(() => {
    register(() => list);
    return () => register((current) => (current === list ? null : current));
  }, [register, list]);
}

/** Returns the list of the page on the screen, or null if it has none. */
export const usePageItemList = (): PageItemList | null => useContext(ListContext);
