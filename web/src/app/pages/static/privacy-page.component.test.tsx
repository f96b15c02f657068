import { AUDIT_LOG_RETENTION_YEARS } from '@contract/schemas/audit-log';
import {
  LINK_PREVIEW_PARTS,
  type LinkPreviewPart,
  PROFILE_PREVIEW_PARTS,
  type ProfilePreviewPart,
} from '@contract/schemas/link-preview';
import { renderPart } from '@test/render';
import { profileLike } from '@test/profiles';
import { cleanup } from 'vitest-browser-react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { AdSlot } from '@/features/items/ui/ad-slot';
import { ProfileHeader } from '@/features/profiles/ui/profile-header';
import { PrivacyPage } from './privacy-page';

/** Renders only the privacy policy. Returns its text with single spaces between words. */
async function policy(): Promise<string> {
  await cleanup();
  await renderPart(<PrivacyPage />);
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  return document.body.textContent.replaceAll(/\s+/g, ' ');
}

test('states correctly whether a profile shows the day or only the month in which its member joined', async () => {
  const user = profileLike({ createdAt: '2026-03-17T12:00:00.000Z' });
  await renderPart(<ProfileHeader user={user} actions={null} />);
  const since = page.getByText(/^Member since/);
  await expect.element(since).toMatchTextContent(/2026$/);
  const isDay = /\b17\b/.test(since.element().textContent);
  const words = await policy();
  expect(words).toContain(`when you joined (it shows the ${isDay ? 'day' : 'month'})`);
  expect(words).not.toContain('in which you joined');
});

const WORDS: Readonly<Record<LinkPreviewPart, RegExp>> = {
  title: /title/,
  price: /price/,
  platform: /marketplace/,
  cover: /cover, a square cut from the shared screenshot/,
};

test('names everything that the preview of a link to an item shows', async () => {
  const words = await policy();
  const [, shown = ''] = /A preview of a link to an item shows ([^.]*)\./.exec(words) ?? [];
  for (const part of LINK_PREVIEW_PARTS) expect(shown).toMatch(WORDS[part]);
  expect(words).not.toContain('not the screenshot');
});

const PROFILE_WORDS: Readonly<Record<ProfilePreviewPart, RegExp>> = {
  username: /your username/,
  picture: /picture that you uploaded/,
  numbers: /how many items and own sales you have, and what your own sales add up to/,
};

test('names everything that the preview of a link to a profile shows', async () => {
  const [, shown = ''] =
    /A preview of a link to your profile shows ([^.]*)\./.exec(await policy()) ?? [];
  for (const part of PROFILE_PREVIEW_PARTS) expect(shown).toMatch(PROFILE_WORDS[part]);
});

test('states that visitors and free members see our own ads, that these ads load nothing from other sites, and that premium members see no ads', async () => {
  const ad = page.getByRole('complementary');
  const seenBy = [];
  for (const viewer of ['visitor', 'free', 'premium'] as const) {
    await cleanup();
    await renderPart(<AdSlot viewer={viewer} />);
    for (const element of ad.elements()) {
      seenBy.push(viewer);
      expect(element.querySelectorAll('img, iframe, script, video, object')).toHaveLength(0);
      for (const link of element.querySelectorAll('a'))
        expect(link.origin).toBe(window.location.origin);
    }
  }
  expect(seenBy).toEqual(['visitor', 'free']);
  const words = await policy();
  expect(words).toContain('Visitors and free members see ads');
  expect(words).toContain('Premium members see none.');
  expect(words).toContain('load nothing from others');
  expect(words).not.toContain('load no ads');
});

test('states that own sales stay in the figures after their items are gone, and how to remove these sales', async () => {
  const words = await policy();
  expect(words).toContain('stay in your figures, downloads and totals after their items expire');
  expect(words).toContain('You can remove them when you delete an item');
});

test('states what moderation keeps about a member, and for how long', async () => {
  const words = await policy();
  expect(AUDIT_LOG_RETENTION_YEARS).toBe(2);
  expect(words).toContain('Only our moderators can read it. We delete it after two years.');
  const [, rulings = ''] = /Warnings, suspensions and hidden items(.*?deleted\.)/.exec(words) ?? [];
  for (const part of ['if you appealed', 'in your download', 'until your account is deleted'])
    expect(rulings).toContain(part);
});
