/** One import between two files, by their paths from the root. */
export interface FileImport {
  readonly from: string;
  readonly to: string;
}

/** Folders of a feature or of the contract are drawn as one: what is inside them has its own arrows. */
const FOLDER = /^(contract|web\/src\/features\/[^/]+|(?:web|functions)\/src(?:\/[^/]+(?=\/))?)\//;

/** The folder that a file is drawn in, or null for what is not drawn. */
export function folderOf(file: string): string | null {
  return FOLDER.exec(file)?.[1] ?? null;
}

/** Which folder imports which, each pair once, sorted. */
export function folderArrows(imports: readonly FileImport[]): (readonly [string, string])[] {
  const arrows = new Set<string>();
  for (const { from, to } of imports) {
    const [source, target] = [folderOf(from), folderOf(to)];
    if (source !== null && target !== null && source !== target) arrows.add(`${source} ${target}`);
  }
  return [...arrows].sort().map((arrow) => {
    const [source = '', target = ''] = arrow.split(' ');
    return [source, target] as const;
  });
}

/** The drawing in Mermaid's language, a box for each of web, contract and functions. */
export function mermaid(arrows: readonly (readonly [string, string])[]): string {
  const folders = [...new Set(arrows.flat())].sort();
  const box = (side: string): string[] => [
    `  subgraph ${side}`,
    ...folders
      .filter((folder) => folder.startsWith(`${side}/src`))
      .map((folder) => `    ${id(folder)}["${label(folder)}"]`),
    '  end',
  ];
  return [
    'flowchart TD',
    ...box('web'),
    '  contract[("contract")]',
    ...box('functions'),
    ...arrows.map(([source, target]) => `  ${id(source)} --> ${id(target)}`),
  ].join('\n');
}

const id = (folder: string): string => folder.replaceAll(/[^a-z]/g, '_');

const label = (folder: string): string =>
  folder.replace(/^(web|functions)\/src\/?/, '') || 'index.ts';
