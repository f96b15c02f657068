import { expect, test } from 'vitest';
import { newOutboxEntry } from '@/lib/outbox/outbox-entry';
import { signOutQuestionTexts, queuedCallCounts } from './waiting-text';

const waiting = (...endpoints: readonly string[]) =>
  endpoints.map((endpoint) =>
    newOutboxEntry({
      id: endpoint,
      memberId: 'm1',
      endpoint,
      input: {},
      label: 'Lamp',
      isChecked: true,
      draft: null,
      createdAt: 0,
    }),
  );

test('queuedCallCounts counts the queued calls by kind', () => {
  expect(queuedCallCounts(waiting('postComment', 'shareScreenshot', 'postComment'))).toBe(
    '1 share and 2 comments',
  );
  expect(queuedCallCounts(waiting('reportItem', 'reportComment'))).toBe('2 reports');
});

test('signOutQuestionTexts returns a question that names each kind of queued call, and no question when no call is queued', () => {
  expect(signOutQuestionTexts([], false)).toBeNull();
  expect(signOutQuestionTexts([], true)).toBeNull();
  expect(signOutQuestionTexts(waiting('shareScreenshot'), false)).toEqual({
    title: 'You have shares waiting',
    done: 'shared',
    failed: 'now. The home page shows why.',
  });
  expect(signOutQuestionTexts(waiting('reportItem'), false)).toEqual({
    title: 'You have reports waiting',
    done: 'sent',
    failed: 'now.',
  });
  expect(
    signOutQuestionTexts(waiting('reportItem', 'postComment', 'shareScreenshot'), true),
  ).toMatchObject({
    title: 'You have shares, comments, and reports waiting and a draft',
    done: 'sent',
  });
});
