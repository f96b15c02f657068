import type { Plugin } from 'vite';
import { palette } from '../src/components/palette.ts';
import { withTokens } from './token-css.ts';

const PLACEHOLDER = /%(light|dark)\.(\w+)%/g;

/**
 * A Vite plugin that writes the design tokens into the style sheets. In index.html, it replaces placeholders such as
 * `%light.canvas%` with colors.
 */
export function designTokens(): Plugin {
  return {
    name: 'design-tokens',
    enforce: 'pre',
    transform: {
      filter: { id: /\/web\/src\/.*\.css(\?|$)/ },
      handler: (css) => ({ code: withTokens(css), map: null }),
    },
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
