import type { Box } from '../layout/recognized-page';

/** The boxes in which a page shows the extracted values, in pixels of the picture. */
export interface ExtractedValueBoxes {
  /** One box for each line of the title. Empty if there is no title. */
  readonly title: readonly Box[];
  readonly price: Box | null;
  readonly soldDate: Box | null;
}
