import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createPushTestSetup } from './push-dispatcher.test-support';

let world: ReturnType<typeof createPushTestSetup>;
/** Creates a member with a due mark whose last push was a minute ago. */
beforeEach(async () => {
  world = createPushTestSetup();
  await world.pushes.onNotificationUnread(world.write('first'));
  world.unread.clear();
  world.messages.length = 0;
  world.pass(60);
});

const nextMinute = async () => {
  world.pass(60);
  await world.runJob();
};

describe('the job that sends due pushes', () => {
  it('sends one push for all notifications that became unread, with the text of the newest one', async () => {
    world.write('a', { message: 'Older' });
    world.write('b', { message: 'Newest' });
    await world.runJob();
    expect(world.messages.map(({ data }) => data)).toEqual([
      {
        memberId: world.UID,
        title: '2 new notifications',
        body: 'Newest',
        unread: '2',
        tag: 'notifications',
        path: '/notifications',
      },
    ]);
  });

  it('sends a single notification with its own tag and path, like a push that is sent immediately', async () => {
    world.write('a');
    await world.runJob();
    expect(world.messages).toMatchObject([{ data: { tag: 'a', path: '/item/owl' } }]);
  });

  it('does not push a notification a second time, and removes the due mark a minute later', async () => {
    world.write('a');
    await world.runJob();
    await world.runJob();
    expect([world.messages.length, world.marks.size]).toEqual([1, 1]);
    await nextMinute();
    expect([world.messages.length, world.marks.size]).toEqual([1, 0]);
  });

  it('pushes neither notifications of a kind that is turned off, nor notifications that may not be shown', async () => {
    world.settings.kinds.likes.push = false;
    world.hidden = ['comment'];
    world.write('like');
    world.write('comment', { type: 'other', topic: 'comment' });
    world.write('reply', { type: 'other', topic: 'reply' });
    await world.runJob();
    expect(world.messages).toMatchObject([{ data: { tag: 'reply' } }]);
  });

  it.each([
    ['is no longer premium', () => (world.isPremium = false)],
    ['has no device any more', () => (world.tokens = [])],
    ['turned pushes off', () => (world.settings.isPushOn = false)],
    ['may see none of the notifications', () => (world.hidden = ['a'])],
  ])('removes the due mark of a member who %s', async (_why, prepare) => {
    world.write('a');
    prepare();
    await world.runJob();
    expect([world.messages, world.marks.size]).toEqual([[], 0]);
  });

  it('pushes a notification that became unread at exactly the same time as the newest one in the last push', async () => {
    world.write('a');
    await world.runJob();
    world.write('b', {}, true);
    await nextMinute();
    await nextMinute();
    expect(world.messages.map(({ data }) => data.tag)).toEqual(['a', 'b']);
  });

  it('sends a failed push again a minute later', async () => {
    world.write('a');
    world.gatewayFails = true;
    await world.runJob();
    expect(world.errors).toEqual(['push_failed']);
    world.gatewayFails = false;
    await world.runJob();
    expect(world.messages).toEqual([]);
    await nextMinute();
    expect(world.messages).toMatchObject([{ data: { tag: 'a' } }]);
  });

  it('logs both failures when a push fails and cannot be postponed, and sends the push in the next run', async () => {
    world.write('a');
    world.gatewayFails = true;
    vi.spyOn(world.repo, 'postpone').mockRejectedValueOnce(new Error('No network'));
    await world.runJob();
    expect(world.errors).toEqual(['push_failed', 'push_failed']);
    world.gatewayFails = false;
    await world.runJob();
    expect(world.messages).toMatchObject([{ data: { tag: 'a' } }]);
  });
});

describe('a notification that becomes unread while the job removes the due mark', () => {
  const during = (when: 'before' | 'after', happens: () => Promise<unknown>) => {
    const remove = world.repo.remove.bind(world.repo);
    vi.spyOn(world.repo, 'remove').mockImplementationOnce(async (mark) => {
      if (when === 'before') await happens();
      const isRemoved = await remove(mark);
      if (when === 'after') await happens();
      return isRemoved;
    });
  };

  it('is pushed by the job when it became unread just before the removal', async () => {
    during('before', () => world.pushes.onNotificationUnread(world.write('a')));
    await world.runJob();
    expect(world.messages).toMatchObject([{ data: { tag: 'a' } }]);
    expect(world.marks.size).toBe(1);
  });

  it('is pushed once when the mark was already removed', async () => {
    during('after', () => world.pushes.onNotificationUnread(world.write('a')));
    await world.runJob();
    await nextMinute();
    expect(world.messages).toMatchObject([{ data: { tag: 'a' } }]);
  });

  it('is pushed together with an older notification whose mark was removed', async () => {
    during('before', () => world.pushes.onNotificationUnread(world.write('older')));
    const create = world.repo.create.bind(world.repo);
    vi.spyOn(world.repo, 'create').mockImplementationOnce(async (uid, pushed) => {
      // The job removes the mark. Before the job can create it again, the newer notification creates it.
      await world.pushes.onNotificationUnread(world.write('newer'));
      return create(uid, pushed);
    });
    await world.runJob();
    await nextMinute();
    expect(world.messages.map(({ data }) => data.tag)).toEqual(['newer', 'older']);
  });

  it('is pushed a minute later when the job fails to look for new notifications after the removal', async () => {
    const remove = world.repo.remove.bind(world.repo);
    vi.spyOn(world.repo, 'remove').mockImplementationOnce(async (mark) => {
      await world.pushes.onNotificationUnread(world.write('a'));
      const since = vi.spyOn(world.unreadNotifications, 'since');
      since.mockRejectedValueOnce(new Error('No network'));
      return remove(mark);
    });
    await world.runJob();
    expect([world.messages, world.errors]).toEqual([[], ['push_failed']]);
    await nextMinute();
    expect(world.messages).toMatchObject([{ data: { tag: 'a' } }]);
  });

  it('is pushed a minute later, together with an older notification, when the mark cannot be created again', async () => {
    during('before', async () => {
      for (const id of ['older', 'newer']) await world.pushes.onNotificationUnread(world.write(id));
    });
    vi.spyOn(world.repo, 'create').mockRejectedValueOnce(new Error('No network'));
    await world.runJob();
    expect([world.messages, world.errors]).toEqual([[], ['push_failed']]);
    await nextMinute();
    expect(world.messages).toMatchObject([{ data: { title: '2 new notifications' } }]);
  });

  it('is pushed a minute later when it cannot be added to the mark of a newer notification', async () => {
    during('before', async () => {
      for (const id of ['older', 'newer']) await world.pushes.onNotificationUnread(world.write(id));
    });
    vi.spyOn(world.repo, 'addLate').mockRejectedValueOnce(new Error('No network'));
    await world.runJob();
    expect(world.errors).toEqual(['push_failed']);
    await nextMinute();
    expect(world.messages.map(({ data }) => data.tag)).toEqual(['newer', 'older']);
  });

  it('makes the job keep the mark when the notification is added to the mark before the removal', async () => {
    during('before', () => world.repo.addLate(world.UID, world.write('a').id));
    await world.runJob();
    expect(world.marks.size).toBe(1);
    await nextMinute();
    expect(world.messages).toMatchObject([{ data: { tag: 'a' } }]);
  });
});

it('the job that sends due pushes keeps a notification for the next push when the notification is added to the due mark during a push', async () => {
  world.write('a');
  const setPushed = world.repo.setPushed.bind(world.repo);
  vi.spyOn(world.repo, 'setPushed').mockImplementationOnce(async (mark, pushed) => {
    world.write('b');
    await world.repo.addLate(world.UID, 'b');
    await setPushed(mark, { ...pushed, to: pushed.to + 10 });
  });
  await world.runJob();
  await nextMinute();
  expect(world.messages.map(({ data }) => data.tag)).toEqual(['a', 'b']);
});
