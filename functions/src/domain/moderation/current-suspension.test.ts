import { ENDLESS_SUSPENSION_END } from '@contract/schemas/suspension';
import { expect, it } from 'vitest';
import { suspensionStateText } from './current-suspension';

it.each([
  [null, 'active'],
  [new Date('2026-12-03T23:00:00.000Z'), 'suspended until Dec 3, 2026 (UTC)'],
  [ENDLESS_SUSPENSION_END, 'suspended for good'],
])("suspensionStateText, for the end %s, returns '%s'", (until, state) => {
  expect(suspensionStateText(until && { until })).toBe(state);
});
