/**
 * Loads the bundle in the current folder, sends `api` a request, loads the renderers of pages and mails, and prints the
 * result as JSON.
 */
import { createServer } from 'node:http';
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
const server = createServer(bundle.api);
await new Promise((listening) => server.listen(0, '127.0.0.1', () => listening(undefined)));
const address = server.address();
const port = typeof address === 'object' ? address?.port : undefined;
const response = await fetch(`http://127.0.0.1:${port}/api/categories/search?q=shoes`);
process.stderr.write(await response.text());
const page = await import(
  pathToFileURL(`${process.cwd()}/lib/first-page/render-first-page.js`).href
);
const coldStart = [...packages];
const mail = await import(pathToFileURL(`${process.cwd()}/lib/mail-layout.js`).href);
const result = {
  exports: Object.keys(bundle),
  packages: coldStart,
  status: response.status,
  rendersPages: 'renderFirstPage' in page,
  rendersMails: 'MailLayout' in mail,
};
process.stdout.write(`\n${JSON.stringify(result)}`, () => process.exit(0));
