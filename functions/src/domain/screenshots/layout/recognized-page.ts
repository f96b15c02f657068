/** A rectangle in pixels of the picture that was read. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Measurements of the pixels of a word. All are 0 to 1, except `warmth`. */
export interface WordInk {
  /** The difference in brightness between the letters and the background. */
  readonly contrast: number;
  /**
   * The longest horizontal stroke through the middle of a word, as a share of the word's width. From about 0.6 on,
   * the word is struck through.
   */
  readonly stroke: number;
  /** The share of the box's pixels that are ink. It is higher for bold letters. */
  readonly density: number;
  readonly saturation: number;
  /** Red minus blue, -1 to 1. */
  readonly warmth: number;
}

/**
 * A word as the engine has read it. `confidence` is how sure the engine is, 0 to 1. A word without `ink` counts as
 * plain dark text.
 */
export interface RecognizedWord {
  readonly text: string;
  readonly confidence: number;
  readonly box: Box;
  readonly ink?: WordInk;
}

/** The result of text recognition on a picture. Its size is in pixels, and its words are in reading order. */
export interface RecognizedPage {
  readonly width: number;
  readonly height: number;
  readonly words: readonly RecognizedWord[];
}
