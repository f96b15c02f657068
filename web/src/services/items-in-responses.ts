import type { Api, EndpointName } from '@contract/endpoints/api';
import type { CacheableCallName, CallOutput } from '@contract/endpoints/define-endpoint';
import type { Item } from '@contract/schemas/item';
import type { OwnItem, OwnItemsPage } from '@contract/schemas/own-items';
import type { ProfilePage } from '@contract/schemas/profile';
import type { Pagination } from '@contract/schemas/pagination';
import type { Query, QueryClient, QueryFilters } from '@tanstack/react-query';

/** Changes an item. Returns the same object if the item does not change, and null to remove the item. */
export type MapItem = (item: Item) => Item | null;

type Output<Name extends EndpointName> = CallOutput<Api[Name]>;

type Holds<Data> = unknown extends Data
  ? false
  : Data extends Item
    ? true
    : Data extends readonly (infer One)[]
      ? Holds<One>
      : Data extends object
        ? { [Key in keyof Data]: Holds<Data[Key]> }[keyof Data]
        : false;

/** The calls whose cached responses contain items, at any depth. */
type NameWithItems = {
  [Name in CacheableCallName<Api>]: true extends Holds<Output<Name>> ? Name : never;
}[CacheableCallName<Api>];

const mapItemList = <Data extends { readonly items: readonly One[] }, One extends Item>(
  data: Data,
  map: (item: One) => One | null,
): Data => {
  const items = data.items.flatMap((item) => map(item) ?? []);
  const isSame =
    items.length === data.items.length && items.every((item, index) => item === data.items[index]);
  return isSame ? data : { ...data, items };
};

interface ListPage<One> {
  readonly items: readonly One[];
  readonly pagination: Pagination;
}

const mapListPage = <Data extends ListPage<One>, One extends Item>(
  data: Data,
  map: (item: One) => One | null,
): Data => {
  const mapped = mapItemList(data, map);
  const removed = data.items.length - mapped.items.length;
  if (removed === 0) return mapped;
  const { pagination } = mapped;
  return { ...mapped, pagination: { ...pagination, total: pagination.total - removed } };
};

const mapOwnPage = (data: OwnItemsPage, map: MapItem): OwnItemsPage =>
  mapListPage(data, (item: OwnItem) => withMark(map(item), item));

/**
 * Copies `isHidden` from the member's own item to the mapped item. The mapped item lacks `isHidden` if it comes from
 * the response to another call.
 */
const withMark = (mapped: Item | null, item: OwnItem): OwnItem | null =>
  mapped === item ? item : mapped && { ...mapped, isHidden: item.isHidden };

const mapProfile = (data: ProfilePage, map: MapItem): ProfilePage => {
  const listed = mapListPage(data, map);
  const pinned = { items: data.user.pinnedItems };
  const { items: pinnedItems } = mapItemList(pinned, map);
  const user = pinnedItems === pinned.items ? data.user : { ...data.user, pinnedItems };
  if (listed === data && user === data.user) return data;
  return { ...listed, user, totalItems: listed.pagination.total };
};

const mapChampion = <Data extends { readonly item: Item | null }>(
  data: Data,
  map: MapItem,
): Data => {
  const item = data.item && map(data.item);
  return item === data.item ? data : { ...data, item };
};

/**
 * Contains a function for each call whose responses contain items. The function applies `map` to every item in such a
 * response. If a call with items has no function here, the code does not compile.
 */
export const RESPONSE_ITEM_MAPPERS: {
  readonly [Name in NameWithItems]: (data: Output<Name>, map: MapItem) => Output<Name>;
} = {
  listItems: mapListPage,
  listOwnItems: mapOwnPage,
  getProfile: mapProfile,
  // An item that `map` removes stays in this response, because the response must contain an item.
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

type MapResponse = (data: unknown, map: MapItem) => unknown;

/**
 * Applies `map` to every cached item, or only to the items in the responses of the queries that match `of`. The queries
 * keep the time of their last update. An invalidated query stays invalidated.
 */
export function mapCachedItems(client: QueryClient, map: MapItem, of: QueryFilters = {}): void {
  for (const query of client.getQueryCache().findAll(of)) mapItemsOf(query, map);
}

function mapItemsOf(query: Query, map: MapItem): void {
  const mapResponse = (RESPONSE_ITEM_MAPPERS as Readonly<Record<string, MapResponse>>)[
    String(query.queryKey[0])
  ];
  const { data } = query.state;
  if (!mapResponse || data === undefined || data === null) return;
  const mapped = mapResponse(data, map);
  if (mapped !== data) query.setState({ ...query.state, data: mapped });
}
