import { commentLike } from '@contract/schemas/comment.test-support';
import { expectNoAxeViolations } from '@test/accessibility';
import { openComments } from '@test/comments';
import { detail } from '@test/item-detail';
import { memberLike } from '@test/members';
import { expect, test } from 'vitest';

const unnamed = commentLike({ userId: '', username: '', content: 'I found one too' });

test('the comment section keeps the text of a comment whose author deleted the account, and allows replies and reports', async () => {
  await openComments([unnamed], memberLike());
  const row = detail().getByRole('article', { name: 'Comment by a deleted member' });
  await expect.element(row.getByText('Deleted member', { exact: true })).toBeVisible();
  await expect.element(row.getByText('I found one too')).toBeVisible();
  await expect.element(row.getByRole('link')).not.toBeInTheDocument();
  await expect.element(row.getByRole('button', { name: /^More about/ })).not.toBeInTheDocument();
  await expect.element(row.getByRole('button', { name: /Report/ })).toBeVisible();
  await expectNoAxeViolations();
  await row.getByRole('button', { name: 'Reply' }).click();
  await expect.element(row.getByLabelText('Reply to a deleted member')).toHaveFocus();
});
