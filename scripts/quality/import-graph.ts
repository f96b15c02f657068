import { execa } from 'execa';
import { ROOT } from '../stack/paths';

export interface Module {
  /** Relative to ROOT. */
  readonly source: string;
  /** The modules that import it. */
  readonly dependents: readonly string[];
}

/** Returns what imports what in these folders, types included. `options` are dependency-cruiser's. */
export async function importGraph(
  folders: readonly string[],
  options: readonly string[] = [],
): Promise<readonly Module[]> {
  const args = [...folders, '--output-type', 'json', ...options];
  const { stdout } = await execa('depcruise', args, { cwd: ROOT, preferLocal: true });
  return (JSON.parse(stdout) as { readonly modules: readonly Module[] }).modules;
}
