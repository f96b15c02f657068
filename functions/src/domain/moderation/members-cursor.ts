import { FOR_GOOD } from '@contract/schemas/suspension';

/** Firestore reserves ids like '__id__'. */
const TIME_PLACE = /^(\d{1,18})\.(?!__)[A-Za-z0-9_-]{1,128}$/;
/** Firestore takes no time after this second. */
const LATEST_MICROS = FOR_GOOD.getTime() * 1000;

/** As `timeCursor` makes it. */
const isTimePlace = (place: string): boolean => {
  const micros = TIME_PLACE.exec(place)?.[1];
  return micros !== undefined && Number(micros) <= LATEST_MICROS;
};

/** The lists of members and of what they shared, and what says where a page of each ends. */
const IS_PLACE = {
  newest: isTimePlace,
  suspended: isTimePlace,
  items: isTimePlace,
  /** A username in lower case. */
  search: (place: string): boolean => /^[a-z0-9][a-z0-9_]{0,19}$/.test(place),
} as const;

type MembersList = keyof typeof IS_PLACE;

/** Returns a text that stays valid when members come and go. */
export const membersCursor = (list: MembersList, place: string): string => `${list}:${place}`;

/** Returns the place, or null for a cursor that `membersCursor` did not make for this list. */
export function membersPlaceIn(list: MembersList, cursor: string): string | null {
  const place = cursor.slice(list.length + 1);
  return cursor === membersCursor(list, place) && IS_PLACE[list](place) ? place : null;
}
