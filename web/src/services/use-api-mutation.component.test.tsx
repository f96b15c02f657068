import type { Achievement } from '@contract/schemas/achievement';
import type { Device } from '@contract/schemas/device';
import {
  setResponse,
  callsTo,
  holdResponses,
  setNetworkFailure,
  setErrorResponse,
  setErrorResponseOnce,
} from '@test/fake-api';
import { renderPart } from '@test/render';
import { standardFees } from '@test/sales';
import { useQuery } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { NetworkError } from './api-error';
import { queryOptionsFor } from './query-options';
import { useApiMutation } from './use-api-mutation';

const deviceLike = (name: string, digit: string): Device => ({
  id: digit.repeat(64),
  name,
  signedInAt: '2026-11-20T10:00:00.000Z',
  lastSeenOn: '2026-11-21',
  isThisDevice: false,
});
const PHONE = deviceLike('phone', '1');
const LAPTOP = deviceLike('laptop', '2');
const devicesQuery = queryOptionsFor('listSessions', {});

/** Renders one button for each device. The button signs out its device with an optimistic update. */
function Devices() {
  const { data } = useQuery(devicesQuery);
  const { mutate } = useApiMutation('endSession', {
    input: ({ id }: Device) => ({ params: { sessionId: id } }),
    optimistic: (device, client) => {
      const { queryKey } = devicesQuery;
      client.setQueryData(
        queryKey,
        (known) => known && { devices: known.devices.filter(({ id }) => id !== device.id) },
      );
      return () =>
        void client.setQueryData(
          queryKey,
          (known) => known && { devices: [...known.devices, device] },
        );
    },
    failure: { title: 'Still signed in', fallback: 'Please try again.' },
  });
  return data?.devices.map((device) => (
    <button key={device.id} type="button" onClick={() => mutate(device)}>
      {device.name}
    </button>
  ));
}

const button = (name: string) => page.getByRole('button', { name, exact: true });

test('rolls an optimistic update back when the call fails, and keeps later changes', async () => {
  setResponse('listSessions', { devices: [PHONE, LAPTOP] });
  setErrorResponse('endSession', 'internal', 'The server is busy.');
  const refusePhone = holdResponses('endSession');
  await renderPart(<Devices />);
  await button('phone').click();
  await expect.element(button('phone')).not.toBeInTheDocument();
  setResponse('endSession');
  await button('laptop').click();
  await expect.poll(() => callsTo('endSession')).toHaveLength(2);
  refusePhone();
  await expect.element(page.getByText('Still signed in')).toBeVisible();
  await expect.element(page.getByText('The server is busy.')).toBeVisible();
  await expect.element(button('phone')).toBeVisible();
  await expect.element(button('laptop')).not.toBeInTheDocument();
  expect(callsTo('listSessions')).toHaveLength(1);
});

interface Result {
  readonly isQueued: boolean;
}

interface TriggerProps {
  readonly onError?: (error: Error) => void;
  readonly queue?: () => Promise<Result>;
  readonly onSuccess?: () => void;
}

/** A button that saves fees. This changes the response of `getFees`. */
function Fees({ onError, queue, onSuccess }: TriggerProps) {
  useQuery(queryOptionsFor('getFees', {}));
  const { mutate, failure } = useApiMutation('updateFees', {
    send: (): Promise<Result> =>
      queue ? Promise.reject(new NetworkError()) : Promise.resolve({ isQueued: false }),
    ...(onError && { onError }),
    ...(queue && { queue }),
    ...(onSuccess && { onSuccess }),
    failure: { title: 'Not saved', fallback: 'Please try again.' },
  });
  return (
    <>
      <button type="button" onClick={() => mutate()}>
        Save
      </button>
      <p>{failure?.message}</p>
    </>
  );
}

const respondWithFees = () => setResponse('getFees', standardFees());

test('refetches the responses that the call changes', async () => {
  respondWithFees();
  await renderPart(<Fees />);
  await expect.poll(() => callsTo('getFees')).toHaveLength(1);
  await button('Save').click();
  await expect.poll(() => callsTo('getFees')).toHaveLength(2);
});

test('refetches nothing when the call is put into the outbox', async () => {
  respondWithFees();
  const onSuccess = vi.fn();
  await renderPart(
    <Fees queue={() => Promise.resolve({ isQueued: true })} onSuccess={onSuccess} />,
  );
  await button('Save').click();
  await expect.poll(() => onSuccess.mock.calls[0]?.[0] as unknown).toEqual({ isQueued: true });
  expect(callsTo('getFees')).toHaveLength(1);
});

function Pin({ onError }: TriggerProps) {
  const { mutate, failure } = useApiMutation('pinItem', {
    input: () => ({ params: { itemId: 'bowl' } }),
    ...(onError && { onError }),
    failure: { title: 'Not pinned', fallback: 'Please try again.' },
    signIn: { login: '/login?next=/here', description: 'Sign in to pin.' },
  });
  return (
    <>
      <button type="button" onClick={() => mutate()}>
        Pin
      </button>
      <p>{failure && `Failed: ${failure.message}`}</p>
    </>
  );
}

test('opens the sign-in page after a 401 response, and shows no other error', async () => {
  setErrorResponse('pinItem', 'unauthorized', 'Unauthorized');
  const onError = vi.fn();
  const { location } = await renderPart(<Pin onError={onError} />);
  await button('Pin').click();
  await expect.element(page.getByText('Sign in to pin.')).toBeVisible();
  await expect.poll(location).toBe('/login?next=/here');
  expect(onError).not.toHaveBeenCalled();
  await expect.element(page.getByText('Not pinned')).not.toBeInTheDocument();
  await expect.element(page.getByText(/^Failed/)).not.toBeInTheDocument();
});

test('shows an error when there is no network', async () => {
  setNetworkFailure('pinItem');
  const onError = vi.fn();
  await renderPart(<Pin onError={onError} />);
  await button('Pin').click();
  await expect.element(page.getByText('Not pinned')).toBeVisible();
  await expect.element(page.getByText(new NetworkError().message, { exact: true })).toBeVisible();
  expect(onError).toHaveBeenCalledOnce();
});

test('shows the achievements that a call unlocks', async () => {
  const unlocked: Achievement = {
    id: 'big_heart',
    title: 'Big Heart',
    description: 'You shared a link.',
    achievementLevel: 'bronze',
    icon: 'heart',
    unlockedAt: '2026-11-21T12:00:00.000Z',
  };
  setResponse('countSharedLink', { newAchievements: [unlocked] });
  function Share() {
    const { mutate } = useApiMutation('countSharedLink', {
      input: () => ({ params: { itemId: 'bowl' }, body: { shareType: 'copy_link' as const } }),
    });
    return (
      <button type="button" onClick={() => mutate()}>
        Share
      </button>
    );
  }
  await renderPart(<Share />);
  await button('Share').click();
  await expect.element(page.getByText('Big Heart: You shared a link.')).toBeVisible();
});

function Reset() {
  const { mutate } = useApiMutation('resetPassword', {
    input: (password: string) => ({ body: { token: 't'.repeat(43), password } }),
  });
  return ['one', 'other'].map((text) => (
    <button key={text} type="button" onClick={() => mutate(`long enough ${text} 1`)}>
      {text}
    </button>
  ));
}

test('repeats a call with the same idempotency key, and sends changed content with a new key', async () => {
  setResponse('resetPassword', { message: 'Done' });
  setErrorResponseOnce('resetPassword', 'internal', 'Broken');
  await renderPart(<Reset />);
  for (const text of ['one', 'one', 'other']) {
    const before = callsTo('resetPassword').length;
    await button(text).click();
    await expect.poll(() => callsTo('resetPassword')).toHaveLength(before + 1);
  }
  const [first, again, other] = callsTo('resetPassword').map((it) => it.idempotencyKey);
  expect(first).toBeTruthy();
  expect(again).toBe(first);
  expect(other).not.toBe(first);
});

test('sends no idempotency key if the call accepts none', async () => {
  setResponse('pinItem', { pinnedItemIds: [] });
  await renderPart(<Pin />);
  await button('Pin').click();
  await expect.poll(() => callsTo('pinItem')).toHaveLength(1);
  expect(callsTo('pinItem')[0]?.idempotencyKey).toBeUndefined();
});
