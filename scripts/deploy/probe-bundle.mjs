/**
 * Run in a packed functions folder: loads the bundle as Cloud Functions would, and prints as JSON
 * which functions it exports and which files it read from which packages.
 */
import { registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';

/** @type {Set<string>} */
const packages = new Set();
registerHooks({
  load(url, context, nextLoad) {
    const [, name] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url) ?? [];
    if (name !== undefined) packages.add(name);
    return nextLoad(url, context);
  },
});

const bundle = await import(pathToFileURL(`${process.cwd()}/lib/index.js`).href);
process.stdout.write(JSON.stringify({ exports: Object.keys(bundle), packages: [...packages] }));
process.exit(0);
