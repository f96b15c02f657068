/** Returns a script and all that it imports, each behind what it imports itself, as a browser evaluates them. */
export function evaluationOrder(
  script: string,
  importsOf: (script: string) => readonly string[],
): string[] {
  const seen = new Set<string>();
  const ordered: string[] = [];
  const visit = (file: string): void => {
    // Scripts can import each other.
    if (seen.has(file)) return;
    seen.add(file);
    importsOf(file).forEach(visit);
    ordered.push(file);
  };
  visit(script);
  return ordered;
}
