/** A size, a scheme and a size of text in which a screen must look good. */
export interface Look {
  readonly width: number;
  readonly height: number;
  readonly colorScheme: 'light' | 'dark';
  /** In percent. */
  readonly text: number;
}

/** Small phone, phone, phone in landscape, laptop. */
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

/** Such as '390 × 844, dark, 200%'. */
export const lookName = ({ width, height, colorScheme, text }: Look): string =>
  `${width} × ${height}, ${colorScheme}, ${text}%`;
