import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  BUILT_PAGES_FILE,
  BUILT_PAGES_REVISION,
  type BuiltPageParts,
  type RenderedBuiltPage,
} from '../../web/src/lib/built-page';
import { FONT_PRELOAD_PATTERN, withContent } from '../../web/src/lib/rendered-page';
import { SHELL } from '../../web/src/lib/shell';
import { Problem } from '../lib/problem';
import { type BuildManifest, readManifest } from './build-manifest';
import { classesIn, firstStyles } from './first-styles';
import { inlineStyles, styleSheetsIn } from './inline-styles';

/**
 * Writes the built pages into `dist`, and a list of these pages for the service worker.
 * @param renderer the path of the built file that exports `renderBuiltPages`
 */
export async function writeBuiltPages(dist: string, renderer: string): Promise<void> {
  const { renderBuiltPages } = (await import(pathToFileURL(renderer).href)) as {
    renderBuiltPages: () => Promise<readonly RenderedBuiltPage[]>;
  };
  const read = (path: string) => readFileSync(join(dist, path), 'utf8');
  const shell = read(SHELL);
  const parts: BuiltPageParts[] = [];
  mkdirSync(join(dist, 'pages'));
  for (const page of await renderBuiltPages()) {
    const { route, name, content } = page;
    const links = assetLinksForModules(
      dist,
      page.code.map((module) => `src/app/pages/${module}.tsx`),
    );
    const title = `${page.title} · BoloBoard`;
    parts.push({
      route,
      title,
      content,
      links,
      sheets: styleSheetsIn(links),
    });
    const html = withContent(shell.replace(FONT_PRELOAD_PATTERN, ''), { ...page, title, links });
    const classes = classesIn(html);
    const sheets = styleSheetsIn(html).map(read);
    requireStyles(name, classes, sheets.join(''));
    const styled = inlineStyles(html, (path) => firstStyles(read(path), classes, sheets));
    // Writes the page of the route '*' to 404.html, which Hosting sends for URLs without a page.
    writeFileSync(join(dist, route === '*' ? '404.html' : `pages/${name}.html`), styled);
  }
  writeForWorker(dist, JSON.stringify(parts));
}

/**
 * Returns HTML with links to the style sheets and scripts of these modules. Leaves out files to which the shell already
 * has links.
 */
export function assetLinksForModules(dist: string, modules: readonly string[]): string {
  const manifest = readManifest(dist);
  const first = filesOfModules(manifest, ['index.html']);
  return linksTo(filesOfModules(manifest, modules).filter((file) => !first.includes(file)));
}

/**
 * Returns the style sheets and scripts of these modules and of their imports, in the order in which a page must load
 * them.
 */
export function filesOfModules(manifest: BuildManifest, modules: readonly string[]): string[] {
  const files = new Set<string>();
  const seen = new Set<string>();
  const add = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk) throw new Problem(`The web build has no file for ${key}.`);
    if (seen.has(key)) return;
    seen.add(key);
    chunk.imports?.forEach(add);
    for (const file of [...(chunk.css ?? []), chunk.file]) files.add(file);
  };
  modules.forEach(add);
  return [...files];
}

const isSheet = (file: string) => file.endsWith('.css');

/**
 * Returns HTML with links to these files, in the form that Vite writes. Links to style sheets come first, because
 * `inlineStyles` joins adjacent style sheets.
 */
const linksTo = (files: readonly string[]): string =>
  [...files.filter(isSheet), ...files.filter((file) => !isSheet(file))]
    .map((file) => [isSheet(file) ? 'stylesheet' : 'modulepreload', file] as const)
    .map(([rel, file]) => `<link rel="${rel}" crossorigin href="/${file}">`)
    .join('');

/**
 * Throws a Problem if a class of the page is missing in the styles. The usual reason is that a module is missing in the
 * page's `code`.
 */
export function requireStyles(name: string, classes: ReadonlySet<string>, css: string): void {
  const styled = new Set([...css.matchAll(/\.(-?[\w-]+)/g)].map(([, found]) => found));
  const missing = [...classes].filter((found) => !styled.has(found));
  if (missing.length > 0)
    throw new Problem(
      `The built page '${name}' lacks the styles of ${missing.join(', ')}. Add their module to its row in web/src/app/built-pages.`,
    );
}

function writeForWorker(dist: string, list: string): void {
  writeFileSync(join(dist, BUILT_PAGES_FILE), list);
  const worker = readFileSync(join(dist, 'sw.js'), 'utf8');
  const parts = worker.split(BUILT_PAGES_REVISION);
  if (parts.length !== 2)
    throw new Problem(`The service worker does not name ${BUILT_PAGES_FILE} once.`);
  const revision = createHash('sha256').update(list).digest('hex').slice(0, 16);
  writeFileSync(join(dist, 'sw.js'), parts.join(revision));
}
