/**
 * firebase-tools' Auth emulator in a process of its own. Its `emulators:start` would start the same
 * app, with a hub and a log server beside it, in twice the time.
 * Usage: auth-emulator-process.mjs HOST PORT PROJECT
 */
import { createRequire } from 'node:module';

const [host, port, project] = process.argv.slice(2);
const { createApp } = createRequire(import.meta.url)('firebase-tools/lib/emulator/auth/server.js');

const app = await createApp(project);
const server = app.listen(Number(port), host);
process.once('SIGINT', () => {
  server.close();
  server.closeAllConnections();
});
