import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { createSystem, defineConfig } from '@chakra-ui/react/styled-system';
import { palette } from '@/components/palette';
import {
  breakpoints,
  colorVariable,
  textStyles,
  type TokenGroup,
  tokens,
  tokenVariable,
  type VariableGroup,
} from '@/components/tokens';
import { recipes, slotRecipes } from './admin-recipes';

/** Chakra follows the chosen theme, because these refer to the variables of the style sheet. */
const variablesOf = (group: VariableGroup) =>
  Object.fromEntries(
    Object.keys(tokens[group]).map((name) => [
      name,
      { value: `var(${tokenVariable(group, name)})` },
    ]),
  );

const colors = Object.fromEntries(
  Object.keys(palette.light).map((name) => [name, { value: `var(${colorVariable(name)})` }]),
);

const valuesOf = (group: TokenGroup) =>
  Object.fromEntries(
    Object.entries<string>(tokens[group]).map(([name, value]) => [name, { value }]),
  );

const spacing = valuesOf('space');

/** Gives Chakra our design tokens, and its components our look. */
const config = defineConfig({
  // `base.css` has the reset and the global styles.
  preflight: false,
  cssVarsPrefix: 'bolo',
  theme: {
    breakpoints,
    keyframes: {
      shimmer: { '50%': { opacity: '0.55' } },
    },
    tokens: {
      colors,
      spacing,
      sizes: { ...spacing, ...valuesOf('size'), full: { value: '100%' } },
      fonts: variablesOf('font'),
      fontSizes: valuesOf('text'),
      fontWeights: valuesOf('weight'),
      lineHeights: valuesOf('leading'),
      letterSpacings: valuesOf('tracking'),
      radii: valuesOf('radius'),
      shadows: variablesOf('shadow'),
      zIndex: valuesOf('z'),
      durations: valuesOf('duration'),
    },
    textStyles: Object.fromEntries(
      Object.entries(textStyles).map(([name, value]) => [name, { value }]),
    ),
    recipes,
    slotRecipes,
  },
});

/** Without Chakra's own recipes, which bring another set of tokens. */
export const adminSystem = createSystem(defaultBaseConfig, config);
