import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SHELL } from '../../web/src/lib/shell';
import { type BuildManifest, readManifest } from '../stack/build-manifest';

/** The files that a page loads for its first paint, as paths below the build folder. */
export interface FirstLoad {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** Returns the scripts and styles of the entry chunk, of the preloaded chunks, and of all their static imports. */
export function firstLoad(manifest: BuildManifest, preloaded: readonly string[] = []): FirstLoad {
  const seen = new Set<string>();
  const visit = (key: string): void => {
    if (seen.has(key)) return;
    seen.add(key);
    for (const imported of manifest[key]?.imports ?? []) visit(imported);
  };
  for (const [key, { file, isEntry }] of Object.entries(manifest))
    if (isEntry === true || preloaded.includes(file)) visit(key);
  const chunks = [...seen].flatMap((key) => manifest[key] ?? []);
  return {
    scripts: chunks.map(({ file }) => file),
    styles: [...new Set(chunks.flatMap(({ css }) => css ?? []))],
  };
}

export function readFirstLoad(dist: string): FirstLoad {
  const html = readFileSync(join(dist, SHELL), 'utf8');
  // Leaves out the links in the <template> element, because only pages with an open item load these files.
  const links = html.replace(/<template[\s\S]*?<\/template>/, '');
  const preloaded = [...links.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].flatMap(
    ([, file]) => file ?? [],
  );
  return firstLoad(readManifest(dist), preloaded);
}
