import { championsEndpoints } from './champions';
import { itemsEndpoints } from './items';
import { sessionEndpoints } from './session';

/** The calls of the first screen. The web app loads these rows with its first JavaScript, and all other rows later. */
export const firstCalls = {
  ...sessionEndpoints,
  ...itemsEndpoints,
  ...championsEndpoints,
} as const;
