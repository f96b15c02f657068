import type { TextLine } from '../layout/text-lines';
import { isStreet } from './address-lines';
import { nextInColumn } from './neighbouring-lines';
import { wholeLine, type FoundText } from './found-text';

const PICKUP =
  /^(?:pick ?up|meet(?:ing|up)?)(?: (?:is |point )?(?:near|at|from|in|location))?:? ?/i;

/** Finds streets after or below the words 'Pickup near'. */
export function pickupPlaces(lines: readonly TextLine[]): FoundText[] {
  return lines.flatMap((line) => {
    const label = PICKUP.exec(line.text)?.[0].length;
    if (label === undefined) return [];
    if (isStreet(line.text.slice(label).trim()))
      return [{ kind: 'address', line, from: label, to: line.text.length }];
    const below = nextInColumn(line, lines, 'down');
    return below && isStreet(below.text) ? [wholeLine('address', below)] : [];
  });
}
