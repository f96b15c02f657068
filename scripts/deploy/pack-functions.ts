import { cpSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { ROOT } from '../stack/paths';

const configSchema = z.looseObject({
  functions: z.array(z.looseObject({ source: z.string(), ignore: z.array(z.string()) })),
});

/** Copies into a folder the files of functions/ that `firebase deploy` would upload by firebase.json. */
export function packFunctions(folder: string): void {
  const config = configSchema.parse(JSON.parse(readFileSync(join(ROOT, 'firebase.json'), 'utf8')));
  for (const { source, ignore } of config.functions) {
    const cwd = join(ROOT, source);
    // Firebase matches a pattern without a slash at every depth.
    const exclude = ignore.map((pattern) => (pattern.includes('/') ? pattern : `**/${pattern}`));
    const files = globSync(['**/*', '**/.*'], { cwd, exclude, withFileTypes: true }).filter((e) =>
      e.isFile(),
    );
    for (const { parentPath, name } of files) {
      const file = join(parentPath, name);
      cpSync(file, join(folder, file.slice(cwd.length)));
    }
  }
}
