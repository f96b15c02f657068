import { expect, it } from 'vitest';
import { membersCursor, parseMembersCursor } from './members-cursor';

it.each([
  ['newest', '1764000000000000.aB-c_9'],
  ['suspended', '253402300799000000.ann'],
  ['items', '1764000000000000.owl'],
  ['search', 'ann_sells'],
] as const)(
  'parseMembersCursor, for the list %j, returns the position from which the cursor was made',
  (list, place) => {
    expect(parseMembersCursor(list, membersCursor(list, place))).toBe(place);
  },
);

it.each([
  ['newest', ''],
  ['newest', 'newest:'],
  ['newest', 'suspended:1.ann'],
  ['newest', '1764000000000000.ann'],
  ['newest', 'newest:1764000000000000.'],
  ['newest', 'newest:x.ann'],
  ['newest', 'newest:1.a/b'],
  ['newest', 'newest:253402300800000000.ann'],
  ['suspended', 'suspended:999999999999999999.ann'],
  ['items', 'items:1.__id__'],
  ['search', 'search:'],
  ['search', 'search:Ann'],
  ['search', 'search:__id__'],
  ['search', `search:${'a'.repeat(21)}`],
] as const)(
  'parseMembersCursor, for the list %j, returns null when the cursor is invalid: %j',
  (list, cursor) => {
    expect(parseMembersCursor(list, cursor)).toBeNull();
  },
);
