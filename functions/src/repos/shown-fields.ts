import { shownFields } from '@contract/schemas/user';
import * as z from 'zod/mini';

const shownSchema = z.object(shownFields);
type Shown = z.infer<typeof shownSchema>;

/** What of a member is shown to others, out of a document that holds more: it is copied to the public one. */
export function shownOf(record: Shown): Shown {
  return shownSchema.parse(record);
}
