import { nextTask } from './next-task';

const evaluated = new Set<string>();

const importFile = (file: string): Promise<unknown> => import(/* @vite-ignore */ file);

/**
 * Evaluates the scripts of a part one after another, each in a task of its own, so that the browser can handle taps
 * between them. A plain `import` of the part would evaluate all scripts in one task. `files` are the URLs of the
 * scripts. A script must come after the scripts that it imports. Vite has already started to load all scripts at the
 * same time when it calls this function. Rejects if a script cannot be loaded.
 */
export async function importInPieces(
  files: readonly string[],
  load: (file: string) => Promise<unknown> = importFile,
): Promise<void> {
  for (const file of files) {
    if (evaluated.has(file)) continue;
    await load(file);
    evaluated.add(file);
    await nextTask();
  }
}
