import * as z from 'zod/mini';
import { noSuchObjectError } from '../api-error';
import { freeLookupKeyForNewPrice, createPrice, createProduct } from '../catalog';
import { paginatedList, matchesParam } from '../lists';
import {
  booleanParam,
  listParams,
  optionalParam,
  metadataParam,
  textParam,
  wholeNumberParam,
} from '../params';
import type { Price } from '../stored';
import { mergeMetadata, type Route, defineRoute } from './route';

const productFields = { description: optionalParam(textParam), ...metadataParam };

const productRoutes: readonly Route[] = [
  defineRoute(
    'POST',
    '/v1/products',
    { id: optionalParam(textParam), name: textParam, ...productFields },
    (account, { metadata, ...fields }) => createProduct(account, fields, metadata ?? {}),
  ),
  defineRoute(
    'GET',
    '/v1/products',
    { active: optionalParam(booleanParam), ids: optionalParam(z.array(textParam)), ...listParams },
    ({ state }, params) => {
      const products = Object.values(state.products).filter(
        ({ id, active }) =>
          matchesParam(active, params.active) && (params.ids?.includes(id) ?? true),
      );
      return paginatedList('/v1/products', products, params);
    },
  ),
  defineRoute('GET', '/v1/products/:id', {}, ({ state }, _, id) => {
    const product = state.products[id];
    if (!product) throw noSuchObjectError('product', id);
    return product;
  }),
  defineRoute(
    'POST',
    '/v1/products/:id',
    { name: optionalParam(textParam), active: optionalParam(booleanParam), ...productFields },
    (account, params, id) => {
      const product = account.state.products[id];
      if (!product) throw noSuchObjectError('product', id);
      return Object.assign(product, {
        name: params.name ?? product.name,
        active: params.active ?? product.active,
        description: params.description ?? product.description,
        metadata: mergeMetadata(product.metadata, params.metadata),
        updated: account.now(),
      });
    },
  ),
];

const lookupKey = {
  lookup_key: optionalParam(textParam),
  transfer_lookup_key: optionalParam(booleanParam),
};

const priceFilters = {
  active: optionalParam(booleanParam),
  lookup_keys: optionalParam(z.array(textParam)),
  product: optionalParam(textParam),
  type: optionalParam(z.enum(['recurring', 'one_time'])),
};

const isListed = (price: Price, filters: z.infer<z.ZodMiniObject<typeof priceFilters>>): boolean =>
  matchesParam(price.active, filters.active) &&
  matchesParam(price.product, filters.product) &&
  matchesParam<string>(price.type, filters.type) &&
  (filters.lookup_keys?.includes(price.lookup_key ?? '') ?? true);

const priceRoutes: readonly Route[] = [
  defineRoute(
    'POST',
    '/v1/prices',
    {
      product: textParam,
      currency: textParam,
      unit_amount: wholeNumberParam,
      recurring: z.strictObject({ interval: z.enum(['month', 'year']) }),
      nickname: optionalParam(textParam),
      ...lookupKey,
      ...metadataParam,
    },
    (account, { metadata, ...fields }) => createPrice(account, fields, metadata ?? {}),
  ),
  defineRoute('GET', '/v1/prices', { ...priceFilters, ...listParams }, ({ state }, params) =>
    paginatedList(
      '/v1/prices',
      Object.values(state.prices).filter((it) => isListed(it, params)),
      params,
    ),
  ),
  defineRoute('GET', '/v1/prices/:id', {}, ({ state }, _, id) => {
    const price = state.prices[id];
    if (!price) throw noSuchObjectError('price', id);
    return price;
  }),
  defineRoute(
    'POST',
    '/v1/prices/:id',
    {
      active: optionalParam(booleanParam),
      nickname: optionalParam(textParam),
      ...lookupKey,
      ...metadataParam,
    },
    (account, params, id) => {
      const price = account.state.prices[id];
      if (!price) throw noSuchObjectError('price', id);
      if (params.lookup_key !== price.lookup_key)
        freeLookupKeyForNewPrice(account, params.lookup_key, params.transfer_lookup_key);
      return Object.assign(price, {
        active: params.active ?? price.active,
        nickname: params.nickname ?? price.nickname,
        lookup_key: params.lookup_key ?? price.lookup_key,
        metadata: mergeMetadata(price.metadata, params.metadata),
      });
    },
  ),
];

export const catalogRoutes: readonly Route[] = [...productRoutes, ...priceRoutes];
