import { call } from '@/services/api-client';

/** Safe to repeat. '' removes the bio. Throws like `call`. */
export const sendBio = (bio: string) => call('setBio', { body: { bio } });

/** Safe to repeat. Throws like `call`. */
export const sendPin = (itemId: string) => call('pinItem', { params: { itemId } });

/** Safe to repeat. Throws like `call`. */
export const sendUnpin = (itemId: string) => call('unpinItem', { params: { itemId } });
