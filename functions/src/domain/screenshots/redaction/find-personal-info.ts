import type { PersonalInfoKind } from '@contract/schemas/personal-info';
import type { Box, RecognizedPage } from '../layout/recognized-page';
import { addressesByTown, addressesOf, buyerSections } from './address-blocks';
import { contactDetails } from './contact-details';
import { coverOf } from './redaction-boxes';
import type { FoundText } from './found-text';
import { labelledNumbers } from './labelled-numbers';
import { labelledPeople } from './labelled-people';
import { mentions, peopleOfSale } from './mentions';
import { formedNumbers } from './numbers';
import { isSalePage } from './sale-pages';
import { levelLines } from './level-lines';
import { lonePeople } from './lone-people';

/** Personal information on a picture, with its box in pixels of the picture that was read. */
export interface FoundPersonalInfo {
  readonly kind: PersonalInfoKind;
  readonly box: Box;
}

/**
 * Finds names, handles, addresses, e-mail, phone, order and tracking numbers among a page's words, by the sections
 * and labels around them and by their own form. What is part of a larger find is not told twice.
 */
export function findPersonalInfo(page: RecognizedPage): FoundPersonalInfo[] {
  const level = levelLines(page);
  const { lines } = level;
  const sections = buyerSections(lines);
  const addresses = addressesByTown(lines);
  const isSale = sections.length > 0 || isSalePage(lines, page, addresses.length > 0);
  const people = lines.flatMap((line) => labelledPeople(line, isSale));
  const labelled = [
    ...lines.flatMap((line) => [
      ...contactDetails(line),
      ...formedNumbers(line),
      ...labelledNumbers(line, lines),
    ]),
    ...people,
    ...addressesOf(people, lines),
    ...sections,
    ...addresses,
    ...(isSale ? peopleOfSale(lines) : []),
  ];
  const found = isSale ? [...labelled, ...lonePeople(lines, labelled)] : labelled;
  return withoutRepeats([...found, ...mentions(found, lines)]).map((text) => ({
    kind: text.kind,
    box: coverOf(text, level),
  }));
}

/** Leaves out what lies within another find of the same line; of equals the first stays. */
function withoutRepeats(found: readonly FoundText[]): FoundText[] {
  return found.filter(
    (text, index) =>
      !found.some(
        (other, at) =>
          at !== index && contains(other, text) && (!contains(text, other) || at < index),
      ),
  );
}

function contains(outer: FoundText, inner: FoundText): boolean {
  return outer.line === inner.line && outer.from <= inner.from && outer.to >= inner.to;
}
