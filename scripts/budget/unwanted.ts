import type { FirstLoad } from './first-load';

/**
 * A sentence for each thing that the first JavaScript may not hold and does.
 * @param unwanted patterns of module paths, by what they are
 */
export function unwantedModules(
  { scripts }: FirstLoad,
  chunkModules: Readonly<Record<string, readonly string[]>>,
  unwanted: Readonly<Record<string, RegExp>>,
): string[] {
  return scripts.flatMap((script) => {
    const modules = chunkModules[script];
    if (modules === undefined) return [`The build does not say what is in ${script}.`];
    return Object.entries(unwanted).flatMap(([name, pattern]) => {
      const module = modules.find((path) => pattern.test(path));
      return module === undefined ? [] : [`${script} holds ${name} (${module}): import it lazily.`];
    });
  });
}
