import type { Api, EndpointName } from '@contract/endpoints/api';
import type { CallOutput } from '@contract/endpoints/define-endpoint';
import type { Item } from '@contract/schemas/item';
import type { ItemListPage } from '@contract/schemas/item-list';
import type { Query, QueryClient, QueryFilters } from '@tanstack/react-query';

/** Must return the same object if the item does not change. Null removes it. */
export type MapItem = (item: Item) => Item | null;

type Answer<Name extends EndpointName> = CallOutput<Api[Name]>;

const mapItemList = <Data extends { readonly items: readonly Item[] }>(
  data: Data,
  map: MapItem,
): Data => {
  const items = data.items.flatMap((item) => map(item) ?? []);
  const isSame =
    items.length === data.items.length && items.every((item, index) => item === data.items[index]);
  return isSame ? data : { ...data, items };
};

const mapListPage = (data: ItemListPage, map: MapItem): ItemListPage => {
  const mapped = mapItemList(data, map);
  const removed = data.items.length - mapped.items.length;
  if (removed === 0) return mapped;
  const { pagination } = mapped;
  return { ...mapped, pagination: { ...pagination, total: pagination.total - removed } };
};

const mapChampion = <Data extends { readonly item: Item | null }>(
  data: Data,
  map: MapItem,
): Data => {
  const item = data.item && map(data.item);
  return item === data.item ? data : { ...data, item };
};

/** Maps the items in each response. Add every endpoint that returns items, for `mapCachedItems`. */
export const ITEMS_IN_ANSWERS: {
  readonly [Name in EndpointName]?: (data: Answer<Name>, map: MapItem) => Answer<Name>;
} = {
  listItems: mapListPage,
  findSamePicture: mapItemList,
  // An answer about one item always holds one.
  getItem: (data, map) => {
    const item = map(data.item) ?? data.item;
    return item === data.item ? data : { item };
  },
  getMostLikedOfMonth: mapChampion,
  getHighestProfitOfMonth: mapChampion,
  getMostActiveSellerOfMonth: (data, map) => {
    const { seller } = data;
    const topItem = seller && map(seller.topItem);
    if (!seller || !topItem || topItem === seller.topItem) return data;
    return { seller: { ...seller, topItem } };
  },
};

type MapAnswer = (data: unknown, map: MapItem) => unknown;

/** Maps every cached item, or those of some queries. Queries keep their update time and their invalidated state. */
export function mapCachedItems(client: QueryClient, map: MapItem, of: QueryFilters = {}): void {
  for (const query of client.getQueryCache().findAll(of)) mapItemsOf(query, map);
}

function mapItemsOf(query: Query, map: MapItem): void {
  const mapAnswer = (ITEMS_IN_ANSWERS as Readonly<Record<string, MapAnswer>>)[
    String(query.queryKey[0])
  ];
  const { data } = query.state;
  if (!mapAnswer || data === undefined || data === null) return;
  const mapped = mapAnswer(data, map);
  if (mapped !== data) query.setState({ ...query.state, data: mapped });
}
