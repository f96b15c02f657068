import type { Plugin } from 'vite';

const SHEET = 'virtual:react-zoom-pan-pinch.css';

/**
 * Matches the code of react-zoom-pan-pinch that injects its styles on import. The content security policy forbids
 * injected styles.
 */
const INJECTION = /^var css_\w+ = (".*");$([\s\S]*?)^styleInject\(css_\w+\);$/m;

/** A Vite plugin that moves the injected styles of react-zoom-pan-pinch into a style sheet. */
export function extractInjectedStyles(): Plugin {
  let css = '';
  return {
    name: 'extract-injected-styles',
    apply: 'build',
    resolveId: (source) => (source === SHEET ? source : null),
    load: (id) => (id === SHEET ? css : null),
    transform: {
      filter: { id: /\/react-zoom-pan-pinch\/dist\/index\.esm\.js$/ },
      handler(code) {
        const [injection, text, between] = INJECTION.exec(code) ?? [];
        if (injection === undefined || text === undefined)
          throw new Error('react-zoom-pan-pinch no longer injects its styles as expected.');
        css = JSON.parse(text) as string;
        return {
          code: code.replace(injection, () => `import '${SHEET}';${between ?? ''}`),
          map: null,
        };
      },
    },
  };
}
