import { api } from '@contract/endpoints/api';
import type { Handlers } from '../handler';
import { describeApi } from '../openapi';

export function createSiteHandlers(): Handlers<'getOpenapi'> {
  return { getOpenapi: () => Promise.resolve(describeApi(api)) };
}
