import { execa } from 'execa';
import { ROOT } from '../lib/paths';

export interface ModuleWithImporters {
  /** The path of the module, relative to ROOT. */
  readonly source: string;
  /** The paths of the modules that import this one. */
  readonly dependents: readonly string[];
}

/**
 * Returns the modules in these folders with their importers, including imports of types. `options` are passed to
 * dependency-cruiser.
 */
export async function importGraph(
  folders: readonly string[],
  options: readonly string[] = [],
): Promise<readonly ModuleWithImporters[]> {
  const args = [...folders, '--output-type', 'json', ...options];
  const { stdout } = await execa('depcruise', args, { cwd: ROOT, preferLocal: true });
  return (JSON.parse(stdout) as { readonly modules: readonly ModuleWithImporters[] }).modules;
}
