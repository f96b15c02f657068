import { join, resolve } from 'node:path';
import { ESLint, type Linter } from 'eslint';

export const ROOT = resolve(import.meta.dirname, '../..');

const eslint = new ESLint({ cwd: ROOT });

/**
 * Lints `text` as the content of the file at this path, relative to the root. Throws if ESLint cannot parse the text.
 */
export async function lintText(file: string, text: string): Promise<readonly Linter.LintMessage[]> {
  const [result] = await eslint.lintText(`${text}\n`, { filePath: join(ROOT, file) });
  const messages = result?.messages ?? [];
  if (messages.some(({ fatal }) => fatal)) throw new Error(JSON.stringify(messages));
  return messages;
}
