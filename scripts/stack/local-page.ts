import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { escapeHtml } from '../lib/escape-html';

export interface LocalResponse {
  readonly status: number;
  readonly contentType: string;
  readonly body: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * The parsed content of stored files, by path. A test that waits for a new file requests the list of all files many
 * times. Stored files never change, so each file is read only once.
 */
const parsed = new Map<string, object>();

function readStored(path: string): object {
  const stored = parsed.get(path) ?? (JSON.parse(readFileSync(path, 'utf8')) as object);
  parsed.set(path, stored);
  return stored;
}

/**
 * Returns the content of the JSON files in a folder, each with the name of its file. A gateway of the product has
 * stored the files, and the names begin with the time. The newest file is first.
 */
export function readStoredJsonFiles(
  folder: string,
): readonly ({ readonly name: string } & object)[] {
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return files
    .filter((file) => file.endsWith('.json'))
    .toSorted()
    .reverse()
    .map((file) => ({
      ...readStored(join(folder, file)),
      name: file.slice(0, -'.json'.length),
    }));
}

/**
 * Returns a page of the local stack.
 * @param content HTML
 */
export const localPage = (title: string, content: string): LocalResponse => ({
  status: 200,
  contentType: 'text/html; charset=utf-8',
  body: `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>${escapeHtml(title)}</title>
    <style>
      body { font: 1rem/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 50rem; padding: 1rem; }
      li { margin: 0 0 1rem; }
      iframe { width: 100%; height: 40rem; border: 1px solid; }
      pre { white-space: pre-wrap; overflow-wrap: anywhere; border: 1px solid; padding: 1rem; }
    </style>
  </head>
  <body>${content}</body>
</html>`,
});
