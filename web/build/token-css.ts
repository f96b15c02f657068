import { palette } from '../src/components/palette.ts';
import {
  breakpoints,
  colorVariable,
  inKebabCase,
  textStyles,
  type TokenGroup,
  tokens,
  tokenVariable,
  CSS_VARIABLE_GROUPS,
} from '../src/components/tokens.ts';

type Scheme = keyof typeof palette;

/**
 * The order of the CSS layers. Rules in later layers override rules in earlier layers, and rules without a layer
 * override the rules of all layers. Chakra writes its rules to `tokens` and `recipes`. Shared components that take a
 * `className` have their styles in `components`, so that the rules of this class can override the shared styles.
 */
const LAYERS = '@layer reset, base, tokens, recipes, text, components;';

interface Variable {
  readonly name: string;
  readonly value: string;
  /** Whether the token is still a CSS variable after the build. */
  readonly stays: boolean;
}

const VARIABLES = Object.entries(tokens).flatMap(([group, values]) =>
  Object.entries<string>(values).map(([name, value]): Variable => ({
    name: tokenVariable(group as TokenGroup, name),
    value,
    stays: CSS_VARIABLE_GROUPS.some((name) => name === group),
  })),
);

/** The values of the tokens that never change. The keys are the names of their CSS variables. */
const CONSTANTS = new Map(
  VARIABLES.filter(({ stays }) => !stays).map(({ name, value }) => [name, value]),
);

/**
 * Returns the style sheet after replacing everything that only the build knows: `@tokens;`, `@text-styles;`,
 * breakpoints such as `@media (--md)`, and tokens that never change, such as `var(--space-4)`.
 */
export function withTokens(css: string): string {
  // Adds the list of layers to each sheet, because the list in the first sheet that the browser reads defines the order
  // of the layers.
  return `${LAYERS}${css}`
    .replace('@tokens;', tokenCss)
    .replace('@text-styles;', textStyleCss)
    .replaceAll(/var\((--[\w-]+)\)/g, (use, name: string) => CONSTANTS.get(name) ?? use)
    .replaceAll(/@media[^{]+/g, (query) =>
      query.replaceAll(/\(--(\w+)\)/g, (_match, name: string) => `(min-width: ${widthOf(name)})`),
    );
}

/**
 * Returns the CSS rules that define the variables of the tokens. `data-theme` on `<html>` overrides the color scheme of
 * the system.
 */
function tokenCss(): string {
  const variables = VARIABLES.filter(({ stays }) => stays).map(
    ({ name, value }) => `${name}: ${value};`,
  );
  return [
    `:root { ${variables.join(' ')} ${schemeCss('light')} }`,
    `@media (prefers-color-scheme: dark) { :root:not([data-theme='light']) { ${schemeCss('dark')} } }`,
    `:root[data-theme='dark'] { ${schemeCss('dark')} }`,
  ].join('\n');
}

function schemeCss(scheme: Scheme): string {
  const colors = Object.entries(palette[scheme]).map(
    ([name, value]) => `${colorVariable(name)}: ${value};`,
  );
  return [`color-scheme: ${scheme};`, ...colors].join(' ');
}

function textStyleCss(): string {
  const rules = Object.entries(textStyles).map(([name, style]) => {
    const lines = Object.entries(style).map(
      ([property, value]) => `${inKebabCase(property)}: ${value};`,
    );
    return `.${name} { ${lines.join(' ')} }`;
  });
  return rules.join('\n');
}

function widthOf(name: string): string {
  const width = new Map<string, string>(Object.entries(breakpoints)).get(name);
  if (width === undefined) throw new Error(`A style sheet uses the unknown breakpoint --${name}.`);
  return width;
}
