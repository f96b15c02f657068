import { defineRecipe } from '@chakra-ui/react/styled-system';

const control = {
  w: 'full',
  minH: '11',
  px: '3',
  py: '2',
  rounded: 'md',
  border: '1px solid {colors.lineStrong}',
  bg: 'surface',
  color: 'ink',
  // iOS zooms in on a focused field below 16 px.
  fontSize: 'md',
  _invalid: { borderColor: 'danger', boxShadow: 'inset 0 0 0 1px {colors.danger}' },
  _disabled: { opacity: 0.6, cursor: 'not-allowed' },
} as const;

export const inputRecipe = defineRecipe({ base: control });

export const textareaRecipe = defineRecipe({
  base: { ...control, minH: '24', resize: 'vertical' },
});

export const selectRecipe = defineRecipe({ base: { ...control, cursor: 'pointer' } });

export const cardRecipe = defineRecipe({
  base: {
    bg: 'surface',
    color: 'ink',
    border: '1px solid {colors.line}',
    rounded: 'lg',
    boxShadow: 'card',
  },
  variants: {
    padding: { none: { overflow: 'hidden' }, md: { p: { base: '4', md: '6' } } },
  },
  defaultVariants: { padding: 'md' },
});
