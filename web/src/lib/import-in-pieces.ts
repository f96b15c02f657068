import { nextTask } from './next-task';

const evaluated = new Set<string>();

const importFile = (file: string): Promise<unknown> => import(/* @vite-ignore */ file);

/**
 * Evaluates the scripts of a part one after another, each in its own task, so that the browser can handle taps between
 * them. A plain `import` of the part would evaluate all scripts in one task. Rejects if a script cannot be loaded.
 * @param files the URLs of the scripts. Each comes after the scripts that it imports. Their code loads at the same time
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
