import type { BuildManifest, ChunkModules, ManifestChunk } from '../stack/build-manifest';
import type { FirstLoad } from './first-load';
import type { Route } from './routes';

export interface WebBuildInfo {
  readonly manifest: BuildManifest;
  readonly chunkModules: ChunkModules;
  readonly first: FirstLoad;
}

/**
 * Returns all scripts that a page loads without a tap: the scripts of the first load, the scripts of the modules in
 * `parts`, and their static imports.
 */
export const scriptsOnPage = ({ parts }: Route, build: WebBuildInfo): readonly string[] =>
  scriptsWith(parts, build, ({ imports = [] }) => imports);

const scriptsNamedBy = ({ parts, tapped = [] }: Route, build: WebBuildInfo): readonly string[] =>
  scriptsWith([...parts, ...tapped], build, ({ imports = [] }) => imports);

/** Returns all scripts that a page can load, including the scripts that load only after taps. */
export const scriptsAfterTaps = (
  { parts, tapped = [] }: Route,
  build: WebBuildInfo,
): readonly string[] =>
  scriptsWith([...parts, ...tapped], build, ({ imports = [], dynamicImports = [] }) => [
    ...imports,
    ...dynamicImports,
  ]);

function scriptsWith(
  modules: readonly string[],
  build: WebBuildInfo,
  importsOf: (chunk: ManifestChunk) => readonly string[],
): readonly string[] {
  const scripts = new Set(build.first.scripts);
  const visit = (chunk: ManifestChunk | undefined): void => {
    if (!chunk || scripts.has(chunk.file)) return;
    scripts.add(chunk.file);
    for (const key of importsOf(chunk)) visit(build.manifest[key]);
  };
  for (const module of modules) visit(chunkOf(module, build));
  return [...scripts];
}

/**
 * Returns the chunk of the build that contains a module. If the manifest does not list the module by its path, searches
 * the modules of all chunks.
 */
function chunkOf(module: string, { manifest, chunkModules }: WebBuildInfo): ManifestChunk {
  const chunk =
    manifest[module.replace(/^web\//, '')] ??
    Object.values(manifest).find(({ file }) => chunkModules[file]?.includes(module));
  if (!chunk) throw new Error(`No script of the build contains ${module}.`);
  return chunk;
}

/**
 * Returns a message for each dynamically imported script that no suitable route names. A script that is imported by a
 * script of the first load may be named by any route. A script that is imported by another script of a page must be
 * named by the route of this page.
 */
export function unroutedScriptFaults(routes: readonly Route[], build: WebBuildInfo): string[] {
  const isFirst = (file: string) => build.first.scripts.includes(file);
  const named = new Set(routes.flatMap((route) => scriptsNamedBy(route, build)));
  const ofNoRoute = importedBy(build.first.scripts, build).filter((file) => !named.has(file));
  const ofNoPage = routes.flatMap((route) => {
    const own = scriptsNamedBy(route, build);
    const later = scriptsOnPage(route, build).filter((file) => !isFirst(file));
    return importedBy(later, build).filter((file) => !own.includes(file));
  });
  return [...new Set([...ofNoRoute, ...ofNoPage])].map(
    (file) =>
      `${file} belongs to no route that loads it. Add its module to scripts/budget/routes.ts.`,
  );
}

/** Returns the scripts that these scripts import dynamically. */
const importedBy = (scripts: readonly string[], { manifest }: WebBuildInfo): string[] =>
  Object.values(manifest)
    .filter(({ file }) => scripts.includes(file))
    .flatMap(({ dynamicImports = [] }) => dynamicImports)
    .flatMap((key) => manifest[key]?.file ?? []);
