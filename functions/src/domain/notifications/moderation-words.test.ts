import { expect, it } from 'vitest';
import {
  decidedAppealWords,
  deletedSubjectWords,
  hiddenItemWords,
  reviewedReportWords,
  itemShownAgainWords,
} from './moderation-words';

const item = { itemTitle: 'Brass owl', isComment: false };
const comment = { ...item, isComment: true };
const removeAt = new Date('2026-12-26T23:59:00Z');
const hidden = {
  itemTitle: 'Brass owl',
  reason: 'spam',
  isAutomatic: false,
  removeAt,
  canAppeal: false,
} as const;

it('reviewedReportWords thank the reporter and state the outcome of the report', () => {
  expect(reviewedReportWords(item, 'resolved').message).toBe(
    'Thank you for your report of “Brass owl”. We looked at it and acted on it.',
  );
  expect(reviewedReportWords(comment, 'dismissed').message).toBe(
    'Thank you for your report of a comment on “Brass owl”. We looked at it and found nothing against our rules.',
  );
  expect(reviewedReportWords(item, 'reviewed').message).toMatch(/We looked at it\.$/);
});

it('hiddenItemWords state why an item is hidden and when it will be removed', () => {
  expect(hiddenItemWords(hidden)).toEqual({
    title: 'Item hidden',
    message:
      'We hid your item “Brass owl” after a report. Reason: Spam or advertising. Nobody else can see it. It will be removed on Dec 26, 2026 (UTC).',
  });
});

it('hiddenItemWords state that reports hid the item, or that the item stays hidden after the decision of an admin', () => {
  expect(hiddenItemWords({ ...hidden, isAutomatic: true, removeAt: null }).message).toBe(
    'Several members reported your item “Brass owl”. Reason: Spam or advertising. Nobody else can see it until we have looked at it.',
  );
  expect(hiddenItemWords({ ...hidden, isAutomatic: true })).toEqual({
    title: 'Item stays hidden',
    message:
      'We looked at your item “Brass owl”. It stays hidden. Reason: Spam or advertising. It will be removed on Dec 26, 2026 (UTC).',
  });
});

it('hiddenItemWords state that the owner can appeal', () => {
  for (const how of [{}, { isAutomatic: true }, { isAutomatic: true, removeAt: null }])
    expect(hiddenItemWords({ ...hidden, ...how, canAppeal: true }).message).toMatch(
      /If you think that we were wrong, you can appeal\.$/,
    );
});

it('decidedAppealWords state the outcome and the effect of an appeal, and what the admin wrote', () => {
  const outcome = { itemTitle: 'Brass owl', isGranted: true, isEffective: true, answer: '' };
  const appeal = { ...outcome, subscription: null };
  const { title, message } = decidedAppealWords({ ...appeal, kind: 'hidden_item' });
  expect([title, message]).toEqual([
    'Appeal granted',
    'We looked at your appeal and agree. Everyone can see your item “Brass owl” again.',
  ]);
  expect(decidedAppealWords({ ...appeal, kind: 'warning' }).message).toMatch(
    /agree\. The warning no longer counts\.$/,
  );
  expect(decidedAppealWords({ ...appeal, kind: 'suspension', answer: 'Sorry' }).message).toMatch(
    /agree\. Your account is restored\. A moderator wrote: Sorry$/,
  );
  const subscription = 'Your subscription has ended.';
  expect(decidedAppealWords({ ...appeal, kind: 'suspension', subscription }).message).toMatch(
    /restored\. Your subscription has ended\.$/,
  );
  const late = { ...appeal, kind: 'suspension', isEffective: false } as const;
  expect(decidedAppealWords(late).message).toBe('We looked at your appeal and agree.');
  expect(decidedAppealWords({ ...late, isGranted: false, answer: 'It was spam' })).toEqual({
    title: 'Appeal rejected',
    message: 'We looked at your appeal, and our decision stands. A moderator wrote: It was spam',
  });
});

it('itemShownAgainWords state that an item is shown again, and deletedSubjectWords state that an item or comment was deleted', () => {
  expect(itemShownAgainWords('Brass owl').message).toBe(
    'We looked at your item “Brass owl”. Everyone can see it again.',
  );
  expect(deletedSubjectWords(item, 'fake')).toEqual({
    title: 'Item deleted',
    message: 'We deleted your item “Brass owl” after a report. Reason: Fake or misleading.',
  });
  expect(deletedSubjectWords(comment, 'other').message).toBe(
    'We deleted your comment on “Brass owl” after a report. Reason: Something else.',
  );
});
