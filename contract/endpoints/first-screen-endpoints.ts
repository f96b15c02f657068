import { championsEndpoints } from './champions';
import { itemsEndpoints } from './items';
import { sessionEndpoints } from './session';

/**
 * The endpoints that the first screen calls. The app's first JavaScript contains them, and later scripts contain all
 * other endpoints.
 */
export const firstScreenEndpoints = {
  ...sessionEndpoints,
  ...itemsEndpoints,
  ...championsEndpoints,
} as const;
