import { itemsVersionSchema } from '@contract/schemas/items-version';
import { createStoredVersion } from './stored-version';

/** Not personal: the time of the browser's last change of items. */
export const {
  latest: itemsVersion,
  remember: rememberItemsVersion,
  forget: forgetItemsVersion,
} = createStoredVersion('boloboard-items-version', itemsVersionSchema);
