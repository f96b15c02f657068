import { call } from '@/services/api-client';
import { queryOptionsFor } from '@/services/query-options';

/**
 * Reads the devices on which the member is signed in. This device comes first. The other devices follow in the order of
 * their latest sign-in.
 */
export const devicesQuery = queryOptionsFor('listSessions', {});

/** Signs out all devices, including this one. */
export const signOutAllDevices = (): Promise<undefined> => call('endAllSessions', {});
