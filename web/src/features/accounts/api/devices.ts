import { call } from '@/services/api-client';
import { readQuery } from '@/services/read-query';

/** This device, then the others, starting with the most recent sign-in. */
export const devicesQuery = readQuery('listSessions', {});

/** Signs out all devices, including this one. */
export const endAllDevices = (): Promise<undefined> => call('endAllSessions', {});
