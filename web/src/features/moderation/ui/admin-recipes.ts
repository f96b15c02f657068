import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react/styled-system';

const FLOATING = {
  zIndex: 'overlay',
  padding: '1',
  background: 'surface',
  color: 'ink',
  border: '1px solid',
  borderColor: 'lineStrong',
  borderRadius: 'md',
  boxShadow: 'lifted',
  overflow: 'hidden auto',
  maxHeight: 'var(--available-height, 100dvh)',
  maxWidth: 'calc(100vw - 1rem)',
  outline: 'none',
} as const;

/** A row of a list or menu. The browser's focus ring is on the list, so the background shows the row. */
const CHOICE = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '3',
  minHeight: '11',
  paddingInline: '3',
  borderRadius: 'sm',
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  _highlighted: { background: 'sunken', boxShadow: 'inset 0 0 0 2px var(--focus)' },
} as const;

const FIELD = {
  width: 'full',
  minWidth: '0',
  minHeight: '11',
  paddingBlock: '2',
  paddingInline: '3',
  background: 'surface',
  color: 'ink',
  border: '1px solid',
  borderColor: 'lineStrong',
  borderRadius: 'md',
  // iOS zooms in on a focused field below 16 px.
  fontSize: 'md',
} as const;

const dialog = defineSlotRecipe({
  slots: ['backdrop', 'positioner', 'content', 'header', 'title', 'body', 'footer', 'closeTrigger'],
  base: {
    backdrop: {
      position: 'fixed',
      inset: '0',
      zIndex: 'overlay',
      background: 'rgb(5 12 8 / 0.65)',
    },
    positioner: {
      position: 'fixed',
      inset: '0',
      zIndex: 'overlay',
      display: 'flex',
      alignItems: { base: 'stretch', md: 'center' },
      justifyContent: 'center',
    },
    content: {
      position: 'relative',
      display: 'flex',
      flexDirection: 'column',
      gap: '4',
      width: 'full',
      maxHeight: '100dvh',
      paddingBlock: { base: '3', md: '6' },
      paddingInline: { base: '4', md: '6' },
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      background: 'surface',
      color: 'ink',
      borderRadius: { base: '0', md: 'lg' },
      boxShadow: 'lifted',
      outline: 'none',
    },
    // Leaves room for the button in the corner.
    header: { paddingInlineEnd: '12' },
    title: { textStyle: 'heading', fontSize: { base: 'lg', md: 'xl' }, overflowWrap: 'anywhere' },
    body: { minWidth: '0' },
    closeTrigger: { position: 'absolute', insetBlockStart: '2', insetInlineEnd: '2' },
  },
  variants: {
    size: {
      lg: { content: { maxWidth: { md: 'min(68rem, calc(100vw - 2rem))' } } },
      sm: {
        positioner: { alignItems: 'center' },
        content: {
          maxWidth: 'min(30rem, calc(100vw - 2rem))',
          maxHeight: 'calc(100dvh - 2rem)',
          borderRadius: 'lg',
        },
      },
      full: {
        positioner: { alignItems: 'stretch' },
        content: { maxWidth: 'none', borderRadius: '0' },
      },
    },
  },
  defaultVariants: { size: 'lg' },
});

const select = defineSlotRecipe({
  slots: [
    ...['root', 'label', 'control', 'trigger', 'valueText', 'indicatorGroup', 'indicator'],
    ...['positioner', 'content', 'item', 'itemText', 'itemIndicator'],
  ],
  base: {
    root: { display: 'grid', gap: '1.5', minWidth: '0' },
    label: { textStyle: 'label' },
    control: { position: 'relative' },
    trigger: {
      ...FIELD,
      display: 'flex',
      alignItems: 'center',
      paddingInlineEnd: '9',
      textAlign: 'start',
      cursor: 'pointer',
    },
    indicatorGroup: {
      position: 'absolute',
      insetBlock: '0',
      insetInlineEnd: '3',
      display: 'flex',
      alignItems: 'center',
      pointerEvents: 'none',
    },
    indicator: { color: 'inkMuted' },
    content: FLOATING,
    item: { ...CHOICE, _checked: { background: 'brandSoft', fontWeight: 'semibold' } },
    itemIndicator: { flex: 'none' },
  },
});

const menu = defineSlotRecipe({
  slots: ['trigger', 'positioner', 'content', 'item', 'itemText', 'itemCommand', 'separator'],
  base: {
    content: { ...FLOATING, minWidth: 'min(14rem, 100vw - 1rem)' },
    item: { ...CHOICE, _disabled: { opacity: '0.55', cursor: 'not-allowed' } },
    separator: { height: '1px', marginBlock: '1', background: 'line' },
  },
});

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

export const slotRecipes = { dialog, select, menu, tabs, stat, table, pagination };

export const recipes = {
  textarea: defineRecipe({ base: { ...FIELD, _invalid: { borderColor: 'danger' } } }),
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
