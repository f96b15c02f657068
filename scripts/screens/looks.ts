/** A window size, color scheme and text size in which a screen must look good. */
export interface Look {
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

export const LOOKS: readonly Look[] = SIZES.flatMap(([width, height]) =>
  ([100, 200] as const).flatMap((text) =>
    (['light', 'dark'] as const).map((colorScheme) => ({ width, height, colorScheme, text })),
  ),
);

/** Returns the name of a look, such as '390 × 844, dark, 200%'. */
export const lookName = ({ width, height, colorScheme, text }: Look): string =>
  `${width} × ${height}, ${colorScheme}, ${text}%`;
