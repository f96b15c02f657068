/** The version of the product to which this code belongs. */
export { version as APP_VERSION } from '../../package.json';
