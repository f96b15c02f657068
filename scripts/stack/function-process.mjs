/**
 * One HTTP function of the built bundle, served as Cloud Functions serves it: by functions-framework,
 * in the copy that functions/ itself installs. The framework's own command listens on every address,
 * so its server is bound here.
 * Usage: function-process.mjs HOST PORT FUNCTION BUNDLE
 */
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

const [host, port, name, bundle] = process.argv.slice(2);
const require = createRequire(bundle);
const { http } = require('@google-cloud/functions-framework');
const { getTestServer } = require('@google-cloud/functions-framework/testing');

const functions = await import(pathToFileURL(bundle).href);
if (!(name in functions)) throw new Error(`The functions bundle exports no '${name}'.`);

http(name, functions[name]);
const server = getTestServer(name);
server.setTimeout(0);
server.listen(Number(port), host);
process.once('SIGINT', () => {
  server.close(() => process.exit());
  server.closeAllConnections();
});
