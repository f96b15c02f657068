import { itemsVersionSchema } from '@contract/schemas/items-version';
import { createVersionStore } from './version-store';

export const ITEMS_VERSION_KEY = 'boloboard-items-version';

/** The items version: the time of the browser's last change of items. It contains no personal data. */
export const {
  latest: itemsVersion,
  remember: rememberItemsVersion,
  forget: forgetItemsVersion,
} = createVersionStore(ITEMS_VERSION_KEY, itemsVersionSchema);
