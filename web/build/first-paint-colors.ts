import type { Plugin } from 'vite';
import { palette } from '../src/components/palette.ts';

const PLACEHOLDER = /%(light|dark)\.(\w+)%/g;

/** Replaces placeholders such as `%light.canvas%` in index.html with the theme's colors. */
export function firstPaintColors(): Plugin {
  return {
    name: 'first-paint-colors',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        html.replace(PLACEHOLDER, (_match, scheme: 'light' | 'dark', name: string) =>
          colorNamed(scheme, name),
        ),
    },
  };
}

function colorNamed(scheme: 'light' | 'dark', name: string): string {
  const color = new Map(Object.entries(palette[scheme])).get(name);
  if (color === undefined) throw new Error(`index.html uses the unknown color ${scheme}.${name}.`);
  return color;
}
