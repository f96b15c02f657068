import type { TextLine } from '../layout/text-lines';
import { isAddressPart, townStart } from './address-lines';
import type { FoundText } from './found-text';
import { isAfterHandle, isHandle, isName, peopleAt } from './people';

const LABEL_BEFORE =
  /^(?:(?:ship(?:ped|ping|s)?|deliver(?:y|ed|ing|s)?|send(?:ing)?|sent) to:?|(?:shipping |delivery )?address:?|to:) /i;
const SEGMENT = /[^,·•|]+/g;

/** Returns the personal parts of a line like 'Jane Doe, 12 Oak St, Elm, NY 10001'. */
export function partsOf(line: TextLine): FoundText[] {
  const label = LABEL_BEFORE.exec(line.text)?.[0].length ?? 0;
  const rest = line.text.slice(label);
  if (isAddressPart(rest)) return [{ kind: 'address', line, from: label, to: line.text.length }];
  const town = townStart(line.text);
  const end = town >= 0 ? town : line.text.length;
  const parts = [...line.text.slice(label, end).matchAll(SEGMENT)].flatMap(
    (segment): FoundText[] => {
      const text = segment[0].trim();
      const from = label + segment.index + segment[0].indexOf(text);
      const part = { line, from, to: from + text.length };
      if (isAddressPart(text)) return [{ kind: 'address', ...part }];
      return isName(text) ? [{ kind: 'name', ...part }] : [];
    },
  );
  return town < 0 ? parts : [...parts, { kind: 'address', line, from: town, to: line.text.length }];
}

/** Returns the name, the handle or both if the rest of the line is only feedback. */
export function personOf(line: TextLine): FoundText[] {
  const people = isHandle(line.text) ? peopleAt(line, 0, 'sure') : peopleAt(line, 0, 'maybe');
  const end = people.at(-1)?.to ?? 0;
  return isAfterHandle(line.text.slice(end)) ? people : [];
}
