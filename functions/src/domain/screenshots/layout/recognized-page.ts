/** A rectangle in pixels of the picture that was read. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A word as any engine recognises it, with the engine's confidence from 0 to 1. */
export interface RecognizedWord {
  readonly text: string;
  readonly confidence: number;
  readonly box: Box;
}

/** What an engine recognised on one picture, in reading order. */
export interface RecognizedPage {
  readonly width: number;
  readonly height: number;
  readonly words: readonly RecognizedWord[];
}
