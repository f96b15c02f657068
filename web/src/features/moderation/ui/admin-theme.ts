import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import {
  createSystem,
  defineConfig,
  defineRecipe,
  defineSlotRecipe,
} from '@chakra-ui/react/styled-system';
import { palette } from '@/components/palette';
import {
  breakpoints,
  colorVariable,
  textStyles,
  type TokenGroup,
  tokens,
  tokenVariable,
  type CssVariableGroup,
} from '@/components/tokens';
import { dialogRecipe, FIELD_STYLES, menuRecipe, selectRecipe } from './floating-recipes';

const tabs = defineSlotRecipe({
  slots: ['root', 'list', 'trigger', 'content'],
  base: {
    root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '5' },
    list: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '1',
      borderBottom: '1px solid',
      borderBottomColor: 'line',
    },
    trigger: {
      minHeight: '11',
      paddingInline: '4',
      color: 'inkMuted',
      fontWeight: 'semibold',
      borderBottom: '3px solid transparent',
      cursor: 'pointer',
      _selected: { color: 'ink', borderBottomColor: 'brand' },
      _hover: { color: 'ink' },
    },
    content: { minWidth: '0', outlineOffset: '4px' },
  },
});

const stat = defineSlotRecipe({
  slots: ['root', 'label', 'valueText'],
  base: {
    root: {
      display: 'grid',
      alignContent: 'space-between',
      gap: '1',
      minWidth: '0',
      padding: '4',
      background: 'surface',
      border: '1px solid',
      borderColor: 'line',
      borderRadius: 'lg',
      boxShadow: 'card',
    },
    label: { color: 'inkMuted', fontSize: 'sm', fontWeight: 'semibold', overflowWrap: 'anywhere' },
    valueText: { textStyle: 'figures', fontSize: '2xl', fontWeight: 'bold', lineHeight: 'snug' },
  },
});

const table = defineSlotRecipe({
  slots: ['root', 'header', 'body', 'row', 'columnHeader', 'cell', 'caption'],
  base: {
    root: { width: 'full', borderCollapse: 'collapse', fontSize: 'sm', lineHeight: 'snug' },
    row: { borderBottom: '1px solid', borderColor: 'line' },
    columnHeader: {
      paddingBlock: '2',
      paddingInline: '3',
      color: 'inkMuted',
      fontWeight: 'semibold',
      textAlign: 'start',
      verticalAlign: 'bottom',
    },
    cell: {
      paddingBlock: '3',
      paddingInline: '3',
      verticalAlign: 'top',
      overflowWrap: 'anywhere',
    },
  },
});

const pagination = defineSlotRecipe({
  slots: ['root', 'item', 'ellipsis', 'prevTrigger', 'nextTrigger'],
  base: {
    root: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '2' },
    ellipsis: { alignSelf: 'center', paddingInline: '1' },
  },
});

const slotRecipes = {
  dialog: dialogRecipe,
  select: selectRecipe,
  menu: menuRecipe,
  tabs,
  stat,
  table,
  pagination,
};

const recipes = {
  textarea: defineRecipe({ base: { ...FIELD_STYLES, _invalid: { borderColor: 'danger' } } }),
  skeleton: defineRecipe({
    base: {
      background: 'sunken',
      borderRadius: 'md',
      animation: 'shimmer 1.6s ease-in-out infinite',
    },
  }),
  kbd: defineRecipe({
    base: {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      minWidth: '7',
      paddingInline: '1.5',
      paddingBlock: '0.5',
      background: 'sunken',
      border: '1px solid',
      borderColor: 'lineStrong',
      borderBottomWidth: '2px',
      borderRadius: 'sm',
      fontSize: 'sm',
      fontWeight: 'semibold',
      whiteSpace: 'nowrap',
    },
  }),
};

/**
 * Returns references to the CSS variables of the app's style sheet, so that Chakra's components use the colors of the
 * chosen theme.
 */
const variablesOf = (group: CssVariableGroup) =>
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

/** Gives Chakra our design tokens, and gives Chakra's components the same look as our own components. */
const config = defineConfig({
  // Chakra's reset is turned off, because `base.css` has the reset and the global styles.
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

/**
 * The Chakra system of the admin dashboard. It does not contain Chakra's own recipes, because these would add another
 * set of tokens.
 */
export const adminChakraSystem = createSystem(defaultBaseConfig, config);
