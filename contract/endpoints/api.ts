import { adminEndpoints } from './admin-endpoints';
import { nonAdminEndpoints } from './non-admin-endpoints';

export const api = { ...nonAdminEndpoints, ...adminEndpoints } as const;

export type Api = typeof api;
export type EndpointName = keyof Api;
