import { call } from '@/services/api-client';
import { readQuery } from '@/services/read-query';

/** Reads the member's signed-in devices. This device comes first, then the others by their latest sign-in. */
export const devicesQuery = readQuery('listSessions', {});

/** Signs out all devices, including this one. */
export const endAllDevices = (): Promise<undefined> => call('endAllSessions', {});
