import { defineRecipe } from '@chakra-ui/react/styled-system';

export const buttonRecipe = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    rounded: 'md',
    border: '1px solid transparent',
    fontWeight: 'semibold',
    lineHeight: 'snug',
    cursor: 'pointer',
    userSelect: 'none',
    textDecoration: 'none',
    transition: 'colors',
    _disabled: { cursor: 'not-allowed', opacity: 0.55 },
    _active: { transform: 'translateY(1px)' },
  },
  variants: {
    variant: {
      solid: { bg: 'brand', color: 'onBrand', _hover: { bg: 'brandHover' } },
      sticker: {
        bg: 'sticker',
        color: 'onSticker',
        boxShadow: 'inset 0 -2px 0 {colors.stickerEdge}',
        _hover: { filter: 'brightness(1.05)' },
      },
      outline: {
        bg: 'surface',
        color: 'ink',
        borderColor: 'lineStrong',
        _hover: { bg: 'sunken' },
      },
      plain: { bg: 'transparent', color: 'ink', _hover: { bg: 'sunken' } },
      danger: { bg: 'danger', color: 'onDanger' },
    },
    size: {
      sm: { minH: '9', px: '3', fontSize: 'sm' },
      md: { minH: '11', px: '4', fontSize: 'md' },
      lg: { minH: '12', px: '6', fontSize: 'lg' },
    },
  },
  defaultVariants: { variant: 'solid', size: 'md' },
});

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

export const badgeRecipe = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    px: '2',
    py: '0.5',
    rounded: 'sm',
    // Visible in forced-colors mode, which removes backgrounds.
    border: '1px solid transparent',
    fontSize: 'xs',
    fontWeight: 'semibold',
    lineHeight: 'snug',
    whiteSpace: 'nowrap',
  },
  variants: {
    tone: {
      plain: { bg: 'sunken', color: 'ink' },
      brand: { bg: 'brandSoft', color: 'link' },
      sticker: { bg: 'sticker', color: 'onSticker' },
      stamp: { bg: 'stampSoft', color: 'stamp' },
      find: { bg: 'findSoft', color: 'find' },
    },
  },
  defaultVariants: { tone: 'plain' },
});

export const skeletonRecipe = defineRecipe({
  base: {
    bg: 'sunken',
    rounded: 'md',
    animation: 'shimmer 1.6s ease-in-out infinite',
  },
});
