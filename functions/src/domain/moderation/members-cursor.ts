import { ENDLESS_SUSPENSION_END } from '@contract/schemas/suspension';

/**
 * Matches the format of `timeCursor`: a time and an id. Excludes ids that begin with '__', because Firestore reserves
 * ids like '__id__'.
 */
const TIME_PLACE = /^(\d{1,18})\.(?!__)[A-Za-z0-9_-]{1,128}$/;
/** The latest time that Firestore supports, in microseconds since 1970. */
const LATEST_MICROS = ENDLESS_SUSPENSION_END.getTime() * 1000;

/** Returns true if a text has the format of `timeCursor`. */
const isTimePlace = (place: string): boolean => {
  const micros = TIME_PLACE.exec(place)?.[1];
  return micros !== undefined && Number(micros) <= LATEST_MICROS;
};

/**
 * The lists of members for admins. Each list has a function that returns true if a text is a valid position of a page
 * in that list.
 */
const IS_PLACE = {
  newest: isTimePlace,
  suspended: isTimePlace,
  items: isTimePlace,
  /** The position of a page of search results is a username in lower case. */
  search: (place: string): boolean => /^[a-z0-9][a-z0-9_]{0,19}$/.test(place),
} as const;

type MembersList = keyof typeof IS_PLACE;

/** Returns the cursor of a page in a list of members. It stays valid when members are added or deleted. */
export const membersCursor = (list: MembersList, place: string): string => `${list}:${place}`;

/** Returns the position of the page in a cursor, or null if `membersCursor` did not make the cursor for this list. */
export function parseMembersCursor(list: MembersList, cursor: string): string | null {
  const place = cursor.slice(list.length + 1);
  return cursor === membersCursor(list, place) && IS_PLACE[list](place) ? place : null;
}
