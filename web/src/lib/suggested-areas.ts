import { contains } from '@contract/rules/picture-area';
import type { Redaction, RedactionArea } from './redaction';

/** Returns the suggested areas that are visible, because no hidden area contains them. */
export const suggestedAreas = ({ areas, suggested = [] }: Redaction): readonly RedactionArea[] =>
  suggested.filter((area) => !areas.some((hidden) => contains(hidden, area)));
