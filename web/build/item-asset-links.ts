import type { IndexHtmlTransformContext, Plugin } from 'vite';
import { evaluationOrder } from './evaluation-order.ts';

type Bundle = NonNullable<IndexHtmlTransformContext['bundle']>;
type File = Bundle[string];
type Chunk = Extract<File, { type: 'chunk' }>;

/** The module whose code and styles load when a reader opens an item for the first time. */
const SOURCE = '/features/items/ui/item-detail-content.tsx';

/**
 * A Vite plugin that adds a `<template>` to index.html, with links to the code and styles of an open item. When the
 * server renders an item's page, the server moves the links to the head: `web/src/app/first-page/first-page-html.ts`.
 */
export function itemAssetLinks(): Plugin {
  return {
    name: 'item-asset-links',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => {
        const chunk = Object.values(bundle).find(
          (file) => file.type === 'chunk' && (file.facadeModuleId ?? '').endsWith(SOURCE),
        );
        if (chunk?.type !== 'chunk') throw new Error('The build has no chunk for an open item.');
        const links = linksTo(chunk, bundle, html);
        return [
          { tag: 'template', attrs: { id: 'item-links' }, children: links, injectTo: 'body' },
        ];
      },
    },
  };
}

function chunksWith(first: Chunk, bundle: Bundle): ReadonlySet<Chunk> {
  const found = new Set([first]);
  for (const { imports } of found)
    for (const name of imports) {
      const file = bundle[name];
      if (file?.type === 'chunk') found.add(file);
    }
  return found;
}

/**
 * Returns links to the files that the page needs for an open item and does not already load. The scripts are in the
 * order in which the browser evaluates them.
 */
function linksTo(first: Chunk, bundle: Bundle, html: string): string {
  const scripts = evaluationOrder(first.fileName, (script) => {
    const file = bundle[script];
    return file?.type === 'chunk' ? file.imports : [];
  });
  const sheets = new Set(
    [...chunksWith(first, bundle)].flatMap(({ viteMetadata }) => [
      ...(viteMetadata?.importedCss ?? []),
    ]),
  );
  const isNew = (file: string) => !html.includes(file);
  return [
    ...[...sheets]
      .filter(isNew)
      .map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...scripts
      .filter(isNew)
      .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ].join('');
}
