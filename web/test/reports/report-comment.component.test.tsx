import { commentLike } from '@contract/schemas/comment.test-support';
import { bowl, openComments, commentRowOf, toast } from '@test/comments';
import { setResponse, callsTo } from '@test/fake-api';
import { memberLike } from '@test/members';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

const member = memberLike({ username: 'ann_sells' });
const own = commentLike({ id: 'own', userId: member.id, username: 'ann_sells' });
const others = commentLike({ id: 'others', userId: 'thrifty', username: 'thrifty' });
const reportIn = (username: string) =>
  commentRowOf(username).getByRole('button', { name: 'Report comment' });

test("a member can report another member's comment, but not their own", async () => {
  setResponse('reportComment', { hasReported: true });
  await openComments([own, others], member);
  await expect.element(reportIn('thrifty')).toBeVisible();
  await expect.element(reportIn('ann_sells')).not.toBeInTheDocument();
  await reportIn('thrifty').click();
  const dialog = page.getByRole('dialog', { name: 'Report This Comment' });
  await dialog.getByRole('radio', { name: 'Spam' }).click();
  await dialog.getByRole('button', { name: 'Submit Report' }).click();
  await expect.element(toast('Report submitted')).toBeVisible();
  await expect.element(commentRowOf('thrifty').getByText('Reported')).toBeVisible();
  const [call] = callsTo('reportComment');
  expect(call?.url.pathname).toBe(`/api/items/${bowl.id}/comments/others/report`);
  expect(call?.body).toMatchObject({ reason: 'spam' });
});

test('the comments have no report buttons for a visitor', async () => {
  await openComments([others], null);
  await expect.element(commentRowOf('thrifty')).toBeVisible();
  await expect.element(reportIn('thrifty')).not.toBeInTheDocument();
});
