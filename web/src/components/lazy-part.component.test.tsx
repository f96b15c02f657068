import { renderPart } from '@test/render';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { LazyPart } from './lazy-part';

const Part = ({ name }: { readonly name: string }) => <p>Hello {name}</p>;

const part = (load: () => Promise<typeof Part>) => (
  <LazyPart load={load} loading="Loading…" failed="It did not load." props={{ name: 'Ann' }} />
);

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const frames = async (count: number): Promise<void> => {
  for (let frame = 0; frame < count; frame += 1) await new Promise(requestAnimationFrame);
};

test('shows a part as soon as its code is loaded', async () => {
  // Fakes `setTimeout`, so that this test fails if the part uses Suspense: React would then delay the part with a
  // timer.
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  let arrive = (): void => undefined;
  const load = () => new Promise<typeof Part>((resolve) => (arrive = () => resolve(Part)));
  await renderPart(part(load));
  await frames(2);
  expect(page.getByText('Loading…').query()).not.toBeNull();
  arrive();
  await frames(5);
  expect(page.getByText('Hello Ann').query()).not.toBeNull();
});

test('loads the code of a part only after the browser has painted', async () => {
  const waiting: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (work: FrameRequestCallback) => waiting.push(work));
  const load = vi.fn(async () => Part);
  await renderPart(part(load));
  await expect.element(page.getByText('Loading…')).toBeVisible();
  expect(load).not.toHaveBeenCalled();
  for (const work of waiting) work(0);
  await expect.element(page.getByText('Hello Ann')).toBeVisible();
});

test('loads the code again on Try Again when the code could not be loaded', async () => {
  const load = vi.fn<() => Promise<typeof Part>>().mockRejectedValueOnce(new Error('Offline'));
  load.mockResolvedValue(Part);
  await renderPart(part(load));
  await expect.element(page.getByText('It did not load.')).toBeVisible();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect.element(page.getByText('Hello Ann')).toBeVisible();
});
