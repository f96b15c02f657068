import { adminCalls } from './admin-calls';
import { memberCalls } from './member-calls';

export const api = { ...memberCalls, ...adminCalls } as const;

export type Api = typeof api;
export type EndpointName = keyof Api;
