import { SOCIAL_LINK_MESSAGES, SOCIAL_LINKS } from '@contract/schemas/social-links';
import { expectNoAxeViolations } from '@test/accessibility';
import {
  setResponse,
  callsTo,
  holdResponses,
  setNetworkFailure,
  setErrorResponse,
} from '@test/fake-api';
import { memberLike } from '@test/members';
import { renderPart } from '@test/render';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { SocialLinksSection } from './social-links-section';

const INSTAGRAM = 'https://www.instagram.com/ann_sells';
const render = (change = {}) => renderPart(<SocialLinksSection user={memberLike(change)} />);
const field = (label: string) => page.getByLabelText(label, { exact: true });
const save = () => page.getByRole('button', { name: 'Save Social Links' }).click();
const shown = (message: string) => page.getByText(message, { exact: true });

test('saves typed links and shows them in the stored format', async () => {
  setResponse('updateProfile', { user: memberLike({ instagramUrl: INSTAGRAM }) });
  await render({ tiktokUrl: 'https://www.tiktok.com/@ann' });
  await expect.element(field('TikTok')).toHaveValue('https://www.tiktok.com/@ann');
  await field('Instagram').fill('@ann_sells');
  await field('TikTok').fill(' ');
  await save();
  await expect.element(shown('Social Links Updated')).toBeVisible();
  expect(callsTo('updateProfile').at(-1)?.body).toEqual({
    ...Object.fromEntries(SOCIAL_LINKS.map((it) => [it.field, null])),
    instagramUrl: INSTAGRAM,
  });
  await expect.element(field('Instagram')).toHaveValue(INSTAGRAM);
  await expect.element(field('TikTok')).toHaveValue('');
});

test('keeps text that is typed while links are saved', async () => {
  setResponse('updateProfile', { user: memberLike({ instagramUrl: INSTAGRAM }) });
  const letGo = holdResponses('updateProfile');
  await render();
  await field('Instagram').fill('@ann_sells');
  await save();
  await field('TikTok').fill('@ann');
  letGo();
  await expect.element(shown('Social Links Updated')).toBeVisible();
  await expect.element(field('Instagram')).toHaveValue(INSTAGRAM);
  await expect.element(field('TikTok')).toHaveValue('@ann');
  await save();
  await expect.poll(() => callsTo('updateProfile')).toHaveLength(2);
  expect(callsTo('updateProfile')[1]?.body).toMatchObject({
    instagramUrl: INSTAGRAM,
    tiktokUrl: 'https://www.tiktok.com/@ann',
  });
});

test('shows an error at each invalid field, focuses the first and sends nothing', async () => {
  await render();
  await field('Facebook').fill('https://facebook.com.evil.test/ann');
  await field('YouTube').fill('javascript:alert(1)');
  await save();
  for (const { label, example } of SOCIAL_LINKS.filter((it) => /Fac|You/.test(it.label)))
    await expect
      .element(field(label))
      .toHaveAccessibleDescription(SOCIAL_LINK_MESSAGES.wrong({ label, example }));
  await expect.element(field('YouTube')).toHaveFocus();
  await expect.element(field('YouTube')).toHaveValue('javascript:alert(1)');
  expect(callsTo('updateProfile')).toEqual([]);
  await expectNoAxeViolations();
});

test("shows the server's error messages at the fields of the links", async () => {
  const issues = [{ path: ['body', 'tiktokUrl'], message: 'Not this one' }];
  setErrorResponse('updateProfile', 'bad_request', 'Not this one', issues);
  await render();
  await field('TikTok').fill('@ann');
  await save();
  await expect.element(shown('Failed to update social links')).toBeVisible();
  await expect.element(field('TikTok')).toHaveAccessibleDescription('Not this one');
  await expect.element(field('TikTok')).toHaveFocus();
});

test('keeps the typed text when the network fails', async () => {
  setNetworkFailure('updateProfile');
  await render();
  await field('TikTok').fill('@ann');
  await save();
  await expect.element(shown('Failed to update social links')).toBeVisible();
  await expect.element(field('TikTok')).toHaveValue('@ann');
});

test('goes to /login when the session has expired', async () => {
  setErrorResponse('updateProfile', 'unauthorized', 'Unauthorized');
  const { location } = await render();
  await save();
  await expect.poll(location).toBe('/login');
});
