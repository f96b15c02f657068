/** The version of the product that this code belongs to. */
export { version as APP_VERSION } from '../../package.json';
