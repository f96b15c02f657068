import { championsEndpoints } from './champions';
import { itemsEndpoints } from './items';
import { sessionEndpoints } from './session';

/**
 * The calls of the first screen, which the web app loads with its first JavaScript. It loads the other rows later.
 * `api` holds them too.
 */
export const firstCalls = {
  ...sessionEndpoints,
  ...itemsEndpoints,
  ...championsEndpoints,
} as const;
