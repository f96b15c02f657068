import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface LocalAnswer {
  readonly status: number;
  readonly contentType: string;
  readonly body: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Keeps parsed files, which never change: a waiting test asks for all of them again and again. */
const parsed = new Map<string, object>();

function readStored(path: string): object {
  const stored = parsed.get(path) ?? (JSON.parse(readFileSync(path, 'utf8')) as object);
  parsed.set(path, stored);
  return stored;
}

/** Returns what a gateway has stored as JSON in a folder, with the name of each file. The names begin with the time, and the newest is first. */
export function storedIn(folder: string): readonly ({ readonly name: string } & object)[] {
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

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' };
export const escaped = (text: string) => text.replaceAll(/[&<"]/g, (sign) => ESCAPES[sign] ?? sign);

/** @param content HTML */
export const localPage = (title: string, content: string): LocalAnswer => ({
  status: 200,
  contentType: 'text/html; charset=utf-8',
  body: `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>${escaped(title)}</title>
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
