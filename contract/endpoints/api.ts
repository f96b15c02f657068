import { authEndpoints } from './auth';
import { categoryEndpoints } from './categories';
import { championEndpoints } from './champions';
import { itemEndpoints } from './items';
import { ocrEndpoints } from './ocr';
import { openapiEndpoints } from './openapi';
import { subscriptionEndpoints } from './subscription';

/** Every call there is. Server, client, OpenAPI and the tests that walk all calls follow from it. */
export const api = {
  ...authEndpoints,
  ...itemEndpoints,
  ...championEndpoints,
  ...ocrEndpoints,
  ...categoryEndpoints,
  ...subscriptionEndpoints,
  ...openapiEndpoints,
} as const;

export type Api = typeof api;
export type EndpointName = keyof Api;
