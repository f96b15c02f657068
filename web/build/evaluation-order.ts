/**
 * Returns a script and all scripts that it imports directly or indirectly. They are in the order in which a browser
 * evaluates them: each script comes after its own imports.
 */
export function evaluationOrder(
  script: string,
  importsOf: (script: string) => readonly string[],
): string[] {
  const seen = new Set<string>();
  const ordered: string[] = [];
  const visit = (file: string): void => {
    // Skips scripts that it has already visited, because two scripts can import each other.
    if (seen.has(file)) return;
    seen.add(file);
    importsOf(file).forEach(visit);
    ordered.push(file);
  };
  visit(script);
  return ordered;
}
