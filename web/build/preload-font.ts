import type { Plugin } from 'vite';

/**
 * Preloads the font of most headings in the shell. The font for other characters loads when a page contains them. The
 * head of a rendered page has no preload, because the page shows its text before the font.
 */
export function preloadFont(): Plugin {
  return {
    name: 'preload-font',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => /\/display-font-[^/]*\.woff2$/.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: {
              rel: 'preload',
              as: 'font',
              type: 'font/woff2',
              href: `/${file}`,
              crossorigin: '',
            },
            injectTo: 'head' as const,
          })),
    },
  };
}
