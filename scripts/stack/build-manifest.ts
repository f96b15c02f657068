import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';

const chunkSchema = z.looseObject({
  file: z.string(),
  isEntry: z.optional(z.boolean()),
  imports: z.optional(z.array(z.string())),
  dynamicImports: z.optional(z.array(z.string())),
  css: z.optional(z.array(z.string())),
});
const manifestSchema = z.record(z.string(), chunkSchema);
const chunkModulesSchema = z.record(z.string(), z.array(z.string()));

export type ManifestChunk = z.infer<typeof chunkSchema>;
export type BuildManifest = z.infer<typeof manifestSchema>;
/** For each script of the build, the paths of its modules, relative to the root of the repository. */
export type ChunkModules = Readonly<Record<string, readonly string[]>>;

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

/** Returns the manifest that Vite wrote into the build folder `dist`. */
export const readManifest = (dist: string): BuildManifest =>
  manifestSchema.parse(readJson(join(dist, '.vite/manifest.json')));

export const readChunkModules = (dist: string): ChunkModules =>
  chunkModulesSchema.parse(readJson(join(dist, '.vite/chunk-modules.json')));
