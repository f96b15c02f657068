import { fileURLToPath } from 'node:url';
import { build, type Plugin, type ResolvedConfig } from 'vite';

const SOURCE = fileURLToPath(new URL('../src/app/first-paint/first-paint.ts', import.meta.url));

/**
 * A Vite plugin that writes the script `app/first-paint` into the head of index.html. The content security policy of
 * the deployed site allows the script by its hash.
 */
export function firstPaintScript(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'first-paint-script',
    configResolved: (resolved) => {
      config = resolved;
    },
    transformIndexHtml: {
      // Runs before Vite adds the links to style sheets, because an inline script below a style sheet would wait for
      // the sheet.
      order: 'pre',
      handler: async () => [
        { tag: 'script', children: await compiledScript(config), injectTo: 'head' },
      ],
    },
  };
}

async function compiledScript({ resolve, build: { target } }: ResolvedConfig): Promise<string> {
  const outputs = await build({
    configFile: false,
    logLevel: 'warn',
    resolve: { alias: [...resolve.alias] },
    build: {
      write: false,
      target,
      modulePreload: false,
      lib: { entry: SOURCE, formats: ['iife'], name: 'firstPaint' },
      rolldownOptions: { output: { exports: 'none' } },
    },
  });
  if (!Array.isArray(outputs)) throw new Error('Vite did not build the script of the first paint.');
  const code = outputs
    .flatMap(({ output }) => output)
    .flatMap((file) => (file.type === 'chunk' ? file.code : []))
    .join('');
  return code.trim();
}
