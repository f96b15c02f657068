import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

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

/**
 * The styles of a row in a list or menu. The background marks the focused row, because the browser's focus ring is
 * around the whole list.
 */
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

/** The styles of a field. It looks like the fields in `components/field.tsx`. */
export const FIELD_STYLES = {
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
  // The text has at least 16 px, because iOS zooms in on a focused field with smaller text.
  fontSize: 'md',
} as const;

export const dialogRecipe = defineSlotRecipe({
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
    // Leaves room for the close button in the corner, so that it does not overlap the first button of the dialog's
    // body.
    header: { flexShrink: '0', minHeight: '10', paddingInlineEnd: '12' },
    title: {
      textStyle: 'heading',
      // The text size is limited, so that the number of a report fits beside the close button with large text.
      fontSize: { base: 'min(1.125rem, 7vw)', md: 'xl' },
      overflowWrap: 'anywhere',
    },
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

export const selectRecipe = defineSlotRecipe({
  slots: [
    'root',
    'label',
    'control',
    'trigger',
    'valueText',
    'indicatorGroup',
    'indicator',
    'positioner',
    'content',
    'item',
    'itemText',
    'itemIndicator',
  ],
  base: {
    root: { display: 'grid', gap: '1.5', minWidth: '0' },
    label: { textStyle: 'label' },
    control: { position: 'relative' },
    trigger: {
      ...FIELD_STYLES,
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

export const menuRecipe = defineSlotRecipe({
  slots: ['trigger', 'positioner', 'content', 'item', 'itemText', 'itemCommand', 'separator'],
  base: {
    content: { ...FLOATING, minWidth: 'min(14rem, 100vw - 1rem)' },
    item: { ...CHOICE, _disabled: { opacity: '0.55', cursor: 'not-allowed' } },
    separator: { height: '1px', marginBlock: '1', background: 'line' },
  },
});
