/**
 * Returns the cursor after a document in a list that is sorted by time and then by id.
 * @param micros the document's time, in microseconds since 1970
 */
export const timeCursor = (micros: number, id: string): string => `${micros}.${id}`;
