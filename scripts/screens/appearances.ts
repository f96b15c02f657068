/**
 * A combination of window size, color scheme and text size. In each of them, every screen must be readable and
 * complete.
 */
export interface Appearance {
  readonly width: number;
  readonly height: number;
  readonly colorScheme: 'light' | 'dark';
  /** The size of text in percent. */
  readonly text: number;
}

/** The windows of a small phone, a phone, a phone in landscape and a laptop, in CSS pixels. */
const SIZES = [
  [320, 640],
  [390, 844],
  [844, 390],
  [1280, 800],
] as const;

export const APPEARANCES: readonly Appearance[] = SIZES.flatMap(([width, height]) =>
  ([100, 200] as const).flatMap((text) =>
    (['light', 'dark'] as const).map((colorScheme) => ({ width, height, colorScheme, text })),
  ),
);

/** Returns the name of an appearance, such as '390 × 844, dark, 200%'. */
export const appearanceName = ({ width, height, colorScheme, text }: Appearance): string =>
  `${width} × ${height}, ${colorScheme}, ${text}%`;
