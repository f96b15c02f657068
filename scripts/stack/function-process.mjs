/**
 * Serves one function, and only on the IP address HOST. The command of functions-framework would listen on all IP
 * addresses.
 * Usage: function-process.mjs HOST PORT FUNCTION BUNDLE
 */
import domain from 'node:domain';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

// Switches off the domains of Node.js. functions-framework creates a domain for each request, which took a sixth of the
// CPU time of `api`. Without domains, an uncaught error ends the process, so that the run of the tests fails.
domain.create = () => ({ on: () => undefined, run: (work) => work() });

const [host, port, name, bundle] = process.argv.slice(2);
const require = createRequire(bundle);
const { http } = require('@google-cloud/functions-framework');
const { getTestServer } = require('@google-cloud/functions-framework/testing');

const functions = await import(pathToFileURL(bundle).href);
if (!(name in functions)) throw new Error(`The functions bundle does not export '${name}'.`);

http(name, functions[name]);
const server = getTestServer(name);
server.setTimeout(0);
server.listen(Number(port), host);
process.once('SIGINT', () => {
  server.close(() => process.exit());
  server.closeAllConnections();
});
