/** Firestore reserves ids like '__id__'. */
const TIME_PLACE = /^\d{1,18}\.(?!__)[A-Za-z0-9_-]{1,128}$/;

/** The lists of members and of what they shared, and what says where a page of each ends. */
const PLACES = {
  /** As `timeCursor` makes it. */
  newest: TIME_PLACE,
  suspended: TIME_PLACE,
  items: TIME_PLACE,
  /** A username in lower case. */
  search: /^[a-z0-9][a-z0-9_]{0,19}$/,
} as const;

type MembersList = keyof typeof PLACES;

/** Returns a text that stays valid when members come and go. */
export const membersCursor = (list: MembersList, place: string): string => `${list}:${place}`;

/** Returns the place, or null for a cursor that `membersCursor` did not make for this list. */
export function membersPlaceIn(list: MembersList, cursor: string): string | null {
  const place = cursor.slice(list.length + 1);
  return cursor === membersCursor(list, place) && PLACES[list].test(place) ? place : null;
}
