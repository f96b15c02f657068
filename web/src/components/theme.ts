import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { createSystem, defineConfig } from '@chakra-ui/react/styled-system';
import { palette } from './palette';
import {
  breakpoints,
  colorVariable,
  textStyles,
  type TokenGroup,
  tokens,
  tokenVariable,
} from './tokens';

/** Refers to the variables of the style sheet, so that Chakra follows the chosen theme. */
const variablesOf = (group: TokenGroup) =>
  Object.fromEntries(
    Object.keys(tokens[group]).map((name) => [
      name,
      { value: `var(${tokenVariable(group, name)})` },
    ]),
  );

const colors = Object.fromEntries(
  Object.keys(palette.light).map((name) => [name, { value: `var(${colorVariable(name)})` }]),
);

const spacing = variablesOf('space');

/** What both systems share: the design tokens, without recipes. */
export const config = defineConfig({
  // `base.css` has the reset and the global styles.
  preflight: false,
  cssVarsPrefix: 'bolo',
  theme: {
    breakpoints,
    keyframes: {
      arrive: { from: { transform: 'translateY(100%)', opacity: '0' } },
    },
    tokens: {
      colors,
      spacing,
      sizes: { ...spacing, ...variablesOf('size'), full: { value: '100%' } },
      fonts: variablesOf('font'),
      fontSizes: variablesOf('text'),
      fontWeights: variablesOf('weight'),
      lineHeights: variablesOf('leading'),
      letterSpacings: variablesOf('tracking'),
      radii: variablesOf('radius'),
      shadows: variablesOf('shadow'),
      zIndex: variablesOf('z'),
      durations: variablesOf('duration'),
    },
    textStyles: Object.fromEntries(
      Object.entries(textStyles).map(([name, value]) => [name, { value }]),
    ),
  },
});

export const system = createSystem(defaultBaseConfig, config);
