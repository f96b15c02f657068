import { join, resolve } from 'node:path';
import { ESLint, type Linter } from 'eslint';
import tseslint from 'typescript-eslint';

export const ROOT = resolve(import.meta.dirname, '../..');

/** Lints without type information, because the linted files do not exist. */
const eslint = new ESLint({
  cwd: ROOT,
  overrideConfig: [
    tseslint.configs.disableTypeChecked,
    { languageOptions: { parserOptions: { projectService: false } } },
  ],
});

/** Returns what ESLint reports about `text` if it were the file at this path, relative to the root. Throws if it cannot parse it. */
export async function lintText(file: string, text: string): Promise<readonly Linter.LintMessage[]> {
  const [result] = await eslint.lintText(`${text}\n`, { filePath: join(ROOT, file) });
  const messages = result?.messages ?? [];
  if (messages.some(({ fatal }) => fatal)) throw new Error(JSON.stringify(messages));
  return messages;
}
