/** Shown whenever others may see more than the item. */
export const MAY_SHOW_NAMES =
  'Names and addresses outside the item may be visible. Check the picture.';

export const HARD_TO_READ = 'Parts of this picture are hard to read. Make sure no name is left.';

/** 'uncroppable' if the browser cannot show the picture; 'searching' while the screenshot is read. */
export type PartState = 'part' | 'whole' | 'missing' | 'searching' | 'uncroppable';

const SENTENCES: Record<PartState, string> = {
  part: 'Others see only the bright part.',
  whole: MAY_SHOW_NAMES,
  missing: "We aren't sure where the title and the price are, so please mark what others see.",
  searching: 'Looking for the item...',
  uncroppable: "Your browser can't crop this picture. Show all of it, or choose a JPEG or PNG.",
};

/** What the form says about the part that others see. */
export const partSentence = (state: PartState): string => SENTENCES[state];

export const areaName = (n: number, count: number): string =>
  count === 1 ? 'Area that others see' : `Area ${n} of ${count}`;

/** What the member can do with the frames. */
export const partInstructions = (count: number): string =>
  count === 0
    ? 'Drag around the item: its photo, title and price.'
    : 'Others see only the bright part. Drag its edges and corners, or use Tab and the arrow keys.';

/** How many areas the member has chosen, and which one has the handles. */
export function chosenAreas(active: number, count: number): string {
  if (count === 0) return 'No area chosen yet.';
  return count === 1 ? '1 area chosen.' : `${count} areas chosen. Area ${active} is selected.`;
}

export const areaTooSmall = (n: number, count: number): string =>
  count === 1
    ? 'This area is too small. Make it larger.'
    : `Area ${n} is too small. Make it larger.`;
