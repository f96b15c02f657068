import { itemsVersionSchema } from '@contract/schemas/items-version';
import { createStoredVersion } from './stored-version';

export const ITEMS_VERSION_KEY = 'boloboard-items-version';

/** The items version: the time of the browser's last change of items. It contains no personal data. */
export const {
  latest: itemsVersion,
  remember: rememberItemsVersion,
  forget: forgetItemsVersion,
} = createStoredVersion(ITEMS_VERSION_KEY, itemsVersionSchema);
