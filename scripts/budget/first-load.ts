import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';

const chunkSchema = z.looseObject({
  file: z.string(),
  isEntry: z.optional(z.boolean()),
  imports: z.optional(z.array(z.string())),
  css: z.optional(z.array(z.string())),
});
const manifestSchema = z.record(z.string(), chunkSchema);
const chunkModulesSchema = z.record(z.string(), z.array(z.string()));

/** Vite's manifest: chunks by the module they start from. */
export type Manifest = z.infer<typeof manifestSchema>;

/** The files that a page asks for before anything it does: names below the build's folder. */
export interface FirstLoad {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/**
 * The entry, all that it imports statically, and what the page preloads: the JavaScript and CSS of
 * the first paint.
 * @param preloaded chunk files that index.html names
 */
export function firstLoad(manifest: Manifest, preloaded: readonly string[] = []): FirstLoad {
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

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

/** The first load of a built web app. */
export function readFirstLoad(dist: string): FirstLoad {
  const html = readFileSync(join(dist, 'index.html'), 'utf8');
  const preloaded = [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].flatMap(
    ([, file]) => file ?? [],
  );
  return firstLoad(manifestSchema.parse(readJson(join(dist, '.vite/manifest.json'))), preloaded);
}

/** Each chunk's modules, as web/build/chunk-modules.ts writes them. */
export function readChunkModules(dist: string): Readonly<Record<string, readonly string[]>> {
  return chunkModulesSchema.parse(readJson(join(dist, '.vite/chunk-modules.json')));
}
