import { itemsVersionSchema } from '@contract/schemas/items-version';
import { createStoredVersion } from './stored-version';

export const ITEMS_VERSION_KEY = 'boloboard-items-version';

/** Not personal: the time of the browser's last change of items. */
export const {
  latest: itemsVersion,
  remember: rememberItemsVersion,
  forget: forgetItemsVersion,
} = createStoredVersion(ITEMS_VERSION_KEY, itemsVersionSchema);
