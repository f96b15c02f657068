/** A rectangle in pixels of the picture that was read. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** `confidence` is the engine's, from 0 to 1. */
export interface RecognizedWord {
  readonly text: string;
  readonly confidence: number;
  readonly box: Box;
}

/** Result of text recognition on one picture. Size in pixels, words in reading order. */
export interface RecognizedPage {
  readonly width: number;
  readonly height: number;
  readonly words: readonly RecognizedWord[];
}
