/** A rectangle in pixels of the picture that was read. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What the pixels of a word tell. All but `warmth` are from 0 to 1. */
export interface WordInk {
  /** Difference in brightness between letters and background. */
  readonly contrast: number;
  /** Longest horizontal stroke through the middle, as a share of the width. From about 0.6 the word is struck through. */
  readonly stroke: number;
  /** Share of the box that is ink, which is higher for bold letters. */
  readonly density: number;
  readonly saturation: number;
  /** Red minus blue, -1 to 1. */
  readonly warmth: number;
}

/** `confidence` is the engine's, from 0 to 1. Without `ink` a word counts as plain dark text. */
export interface RecognizedWord {
  readonly text: string;
  readonly confidence: number;
  readonly box: Box;
  readonly ink?: WordInk;
}

/** Result of text recognition on one picture. Size in pixels, words in reading order. */
export interface RecognizedPage {
  readonly width: number;
  readonly height: number;
  readonly words: readonly RecognizedWord[];
}
