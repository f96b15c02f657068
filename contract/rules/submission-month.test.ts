import { expect, it } from 'vitest';
import { submissionMonth } from './submission-month';

it('changes at midnight UTC, wherever the member is', () => {
  expect(submissionMonth(new Date('2026-11-30T23:59:59.999-00:00'))).toBe('2026-11');
  expect(submissionMonth(new Date('2026-11-30T20:00:00-08:00'))).toBe('2026-12');
});
