/** The colors of a preview card. They are the same as in the app's light palette. */
export const CARD_COLORS = {
  canvas: '#f1f4ee',
  line: '#cbd5c9',
  ink: '#13211a',
  inkMuted: '#4a5a50',
  brand: '#0d5c43',
  onBrand: '#ffffff',
  brandSoft: '#d8ebe0',
  sticker: '#ffd338',
  stickerEdge: '#e0ae00',
  onSticker: '#1d1a08',
} as const;

/** The SVG path of the logo's tag, in a view box of 32 × 32. */
export const NAME_MARK_TAG =
  'M13.2 3h13.3A2.5 2.5 0 0 1 29 5.5v13.3a2.5 2.5 0 0 1-.73 1.77l-8.4 8.4a2.5 2.5 0 0 1-3.54 0L2.73 15.37a2.5 2.5 0 0 1 0-3.54l8.7-8.1A2.5 2.5 0 0 1 13.2 3z';
