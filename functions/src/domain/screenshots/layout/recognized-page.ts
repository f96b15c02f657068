/** A rectangle in pixels of the picture that was read. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Measurements of the pixels of a word. All values are from 0 to 1, except `warmth`. */
export interface WordInkMeasurements {
  /** The difference in brightness between the letters and the background. */
  readonly contrast: number;
  /**
   * The longest horizontal stroke through the middle of a word, as a share of the word's width. A word with a value of
   * about 0.6 or more is struck through.
   */
  readonly stroke: number;
  /** The share of the pixels in the word's box that belong to letters. Bold letters have a higher share. */
  readonly density: number;
  readonly saturation: number;
  /** The red channel minus the blue channel, from -1 to 1. */
  readonly warmth: number;
}

/**
 * A word as the text recognition has read it. `confidence` is the confidence of the recognition, 0 to 1. `ink` has
 * measurements of the word's pixels. A word without `ink` counts as plain dark text.
 */
export interface RecognizedWord {
  readonly text: string;
  readonly confidence: number;
  readonly box: Box;
  readonly ink?: WordInkMeasurements;
}

/** The result of text recognition on a picture. Width and height are in pixels, and the words are in reading order. */
export interface RecognizedPage {
  readonly width: number;
  readonly height: number;
  readonly words: readonly RecognizedWord[];
}
