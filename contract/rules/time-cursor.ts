/**
 * Returns the cursor of the page that follows a document. The list is sorted by time and then by id.
 * @param micros the document's time, in microseconds since 1970
 */
export const timeCursor = (micros: number, id: string): string => `${micros}.${id}`;
