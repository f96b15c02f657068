import { commentLike } from '@contract/schemas/comment.test-support';
import { notificationSettingsSchema } from '@contract/schemas/notification-settings';
import { expectNoAxeViolations } from '@test/accessibility';
import { YEARLY } from '@test/billing';
import { bowl, commentField, openComments, postButton, commentRowOf, toast } from '@test/comments';
import { setResponse, callsTo } from '@test/fake-api';
import { setHomeResponses, setSignedInMemberResponses } from '@test/home';
import { setLiveComments } from '@test/live-comments';
import { askForPush } from '@test/fake-browser-push';
import { detail } from '@test/item-detail';
import { memberLike } from '@test/members';
import { setPushPermissionAnswer, setPushResponses } from '@test/push';
import { renderApp } from '@test/render';
import { BOTH_SIZES } from '@test/viewports';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { forgetMember } from '@/app/shell/forget-member';
import { forgetPushDevice } from '@/lib/push-device';

const premium = memberLike(YEARLY);
const suspended = {
  ...premium,
  suspension: { since: '2026-11-26T12:00:00.000Z', until: null, text: 'Spam', rulingId: null },
};
const posted = commentLike({ id: 'new', userId: premium.id, username: 'ann_sells' });

const question = page.getByRole('region', { name: 'Get told when somebody replies?' });
const press = (name: string) => question.getByRole('button', { name }).click();

beforeEach(() => setPushResponses());
afterEach(async () => {
  await forgetMember(premium.id);
  await forgetPushDevice(premium.id);
});

async function post(member = premium): Promise<void> {
  await openComments([], member);
  await postAgain();
}

async function postAgain(): Promise<void> {
  setResponse('postComment', { comment: posted });
  setResponse('getItem', { item: bowl });
  await commentField().fill('Nice bowl');
  await postButton().click();
  await expect.element(commentField()).toHaveValue('');
}

test.each(BOTH_SIZES)(
  'the comment section asks about push notifications after a comment was posted on a $size, and not before',
  async ({ viewport }) => {
    await page.viewport(...viewport);
    await openComments([], premium);
    await expect.element(commentField()).toBeVisible();
    await expect.element(question).not.toBeInTheDocument();
    await postAgain();
    await expect.element(question).toBeVisible();
    expect(askForPush).not.toHaveBeenCalled();
    await expectNoAxeViolations();
  },
);

test('the question about push turns push on when the member presses Turn On, and moves the focus to the comments', async () => {
  await post();
  setPushPermissionAnswer('granted');
  setResponse('addPushDevice');
  await press('Turn On');
  await expect.element(toast('Push notifications are on')).toBeVisible();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(detail().getByRole('heading', { name: /comment/ })).toHaveFocus();
  expect(callsTo('addPushDevice')).toHaveLength(1);
});

test('the question about push explains how to allow push when the member refuses the permission', async () => {
  await post();
  setPushPermissionAnswer('denied');
  await press('Turn On');
  await expect.element(question.getByText(/Site settings or Permissions/)).toBeVisible();
  await press('Got It');
  await expect.element(question).not.toBeInTheDocument();
});

test('the comment section does not ask about push a second time in the same browser', async () => {
  await post();
  await press('No Thanks');
  await expect.element(question).not.toBeInTheDocument();
  await detail().getByRole('button', { name: 'Close' }).click();
  await expect.element(detail()).not.toBeInTheDocument();
  await page.getByRole('link', { name: /Bowl/ }).first().click();
  await postAgain();
  await expect.element(question).not.toBeInTheDocument();
});

test('the comment section does not ask free members about push', async () => {
  await post(memberLike());
  await expect.element(toast('Comment posted')).toBeVisible();
  await expect.element(question).not.toBeInTheDocument();
});

test('the comment section does not ask suspended members about push, because their devices get no push', async () => {
  await post(suspended);
  await expect.element(toast('Comment posted')).toBeVisible();
  await expect.element(question).not.toBeInTheDocument();
});

test.each([
  ['on all devices', { isPushOn: false }],
  ['for replies', { kinds: { replies: { push: false } } }],
  ['for replies, because they are off in the app', { kinds: { replies: { inApp: false } } }],
])(
  'the comment section does not ask about push when the member has turned push off %s',
  async (_case, change) => {
    await openComments([], premium);
    setResponse('getNotificationSettings', notificationSettingsSchema.parse(change));
    await postAgain();
    await expect.element(toast('Comment posted')).toBeVisible();
    await expect.poll(() => callsTo('getNotificationSettings')).toHaveLength(1);
    await expect.element(question).not.toBeInTheDocument();
  },
);

test('the comment section does not ask about push when the site has no key for push', async () => {
  setPushResponses(null);
  await post();
  await expect.element(toast('Comment posted')).toBeVisible();
  await expect.element(question).not.toBeInTheDocument();
});

test('a push notification about a comment opens the reply form of the comment', async () => {
  setSignedInMemberResponses(premium);
  setHomeResponses([bowl]);
  setResponse('getItem', { item: bowl });
  setLiveComments([commentLike({ id: 'others', content: 'Great flip!' })]);
  await renderApp('/item/bowl?comment=others&reply=1');
  const form = commentRowOf('thrifty').getByLabelText('Reply to @thrifty');
  await expect.element(form).toBeVisible();
  await expect.element(form).toHaveFocus();
});

test('a push notification about a reply opens the reply form at the first comment of the thread', async () => {
  setSignedInMemberResponses(premium);
  setHomeResponses([bowl]);
  setResponse('getItem', { item: bowl });
  const reply = commentLike({ id: 'reply', parentId: 'first', username: 'carla' });
  const other = commentLike({ id: 'other', username: 'dora' });
  setLiveComments([other, commentLike({ id: 'first' }), reply]);
  await renderApp('/item/bowl?comment=reply&reply=1');
  const form = commentRowOf('thrifty').getByLabelText('Reply to @thrifty');
  await expect.element(form).toHaveFocus();
  await expect.element(commentRowOf('carla')).toBeInViewport();
  await expect.element(detail().getByLabelText(/^Reply to/)).toHaveLength(1);
  setResponse('postComment', { comment: { ...posted, parentId: 'first' } });
  await form.fill('Thanks!');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(toast('Comment posted')).toBeVisible();
  expect(callsTo('postComment').map(({ body }) => body)).toEqual([
    { content: 'Thanks!', parentId: 'first' },
  ]);
});
