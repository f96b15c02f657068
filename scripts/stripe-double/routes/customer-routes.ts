import { noSuchObjectError } from '../api-error';
import { updateObjectAndEmitEvent } from '../changes';
import { createCustomer, customerOf, deleteCustomer } from '../customers';
import { isInRange, paginatedList, matchesParam } from '../lists';
import { createdParam, listParams, optionalParam, metadataParam, textParam } from '../params';
import { mergeMetadata, type Route, defineRoute } from './route';

const fields = {
  email: optionalParam(textParam),
  name: optionalParam(textParam),
  description: optionalParam(textParam),
  ...metadataParam,
};

export const customerRoutes: readonly Route[] = [
  defineRoute('POST', '/v1/customers', fields, (account, { metadata, ...rest }) =>
    createCustomer(account, rest, metadata ?? {}),
  ),
  defineRoute(
    'GET',
    '/v1/customers',
    { email: optionalParam(textParam), ...createdParam, ...listParams },
    (account, params) => {
      const customers = Object.values(account.state.customers).filter(
        (it) =>
          !it.deleted &&
          matchesParam(it.email, params.email) &&
          isInRange(it.created, params.created),
      );
      return paginatedList('/v1/customers', customers, params);
    },
  ),
  defineRoute('GET', '/v1/customers/:id', {}, ({ state }, _, id) => {
    const customer = state.customers[id];
    if (!customer) throw noSuchObjectError('customer', id);
    return customer;
  }),
  defineRoute('POST', '/v1/customers/:id', fields, (account, { metadata, ...rest }, id) => {
    const customer = customerOf(account, id);
    updateObjectAndEmitEvent(account, 'customer.updated', customer, {
      email: rest.email ?? customer.email,
      name: rest.name ?? customer.name ?? null,
      description: rest.description ?? customer.description,
      metadata: mergeMetadata(customer.metadata, metadata),
    });
    return customer;
  }),
  defineRoute('DELETE', '/v1/customers/:id', {}, (account, _, id) => deleteCustomer(account, id)),
];
