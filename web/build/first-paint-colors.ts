import type { Plugin } from 'vite';
import { palette } from '../src/components/palette.ts';

const PLACEHOLDER = /%(light|dark)\.(\w+)%/g;

/** Puts the theme's colours where index.html says `%light.canvas%`, so that the first paint has them too. */
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
  if (color === undefined)
    throw new Error(`index.html names the unknown colour ${scheme}.${name}.`);
  return color;
}
