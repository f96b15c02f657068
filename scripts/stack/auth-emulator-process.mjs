/**
 * Runs only the Auth emulator of firebase-tools, which starts twice as fast as with `emulators:start`. Reports created and deleted users to
 * the functions emulator.
 * Usage: auth-emulator-process.mjs HOST PORT PROJECT [FUNCTIONS_PORT]
 */
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const emulator = require.resolve('firebase-tools/lib/emulator/auth/server.js');
const { createApp } = require(emulator);
const { EmulatorRegistry } = require('firebase-tools/lib/emulator/registry.js');

// Prevents Ajv from validating the emulator's own schemas. The emulator creates an Ajv for each parameter of its API, and each Ajv compiles
// the schema of JSON Schema again. That took 5 of the 8 s of CPU time before the emulator listened.
const exegesis = createRequire(emulator).resolve('exegesis');
const { default: Ajv } = createRequire(exegesis)('ajv');
Ajv.prototype.validateSchema = () => true;

const [host, port, project, functionsPort] = process.argv.slice(2);

if (functionsPort) {
  const info = { name: 'functions', host, port: Number(functionsPort) };
  EmulatorRegistry.set('functions', { getName: () => info.name, getInfo: () => info });
}
const app = await createApp(project);
const server = app.listen(Number(port), host);
process.once('SIGINT', () => {
  server.close();
  server.closeAllConnections();
});
