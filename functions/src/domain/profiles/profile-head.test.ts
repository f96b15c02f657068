import type { UserStats } from '@contract/schemas/user-stats';
import { expect, it } from 'vitest';
import { profileHead } from './profile-head';

const ORIGIN = 'https://boloboard.test';
const INVITATION = 'See what resellers sold, for how much, and what to be on the lookout for.';
const STATS: UserStats = {
  totalItems: 1204,
  ownSales: 3,
  totalSalesValue: '1234.50',
  avgSalePrice: '411.50',
};

const headOf = (stats: Partial<UserStats> = {}, customProfileImageUrl: string | null = null) =>
  profileHead(
    {
      page: { user: { username: 'jane_doe', customProfileImageUrl } },
      stats: { ...STATS, ...stats },
    },
    ORIGIN,
  );

it('profileHead returns the username and the public numbers, and the icon of the site when the member uploaded no picture', () => {
  expect(headOf()).toEqual({
    title: '@jane_doe',
    description: `1,204 items, 3 own sales for $1,234.50 in total. ${INVITATION}`,
    type: 'profile',
    url: `${ORIGIN}/user/jane_doe`,
    image: { url: `${ORIGIN}/install/icon-512.png`, type: 'image/png', width: 512, height: 512 },
    imageAlt: 'BoloBoard',
  });
});

it.each<[Partial<UserStats>, string]>([
  [{ ownSales: 0, totalSalesValue: '0.00' }, `1,204 items. ${INVITATION}`],
  [{ totalItems: 1, ownSales: 1 }, `1 item, 1 own sale for $1,234.50 in total. ${INVITATION}`],
  [{ totalItems: 0, ownSales: 0 }, INVITATION],
])(
  'profileHead leaves out numbers that are 0, and uses the singular for 1: %j',
  (stats, description) => {
    expect(headOf(stats).description).toBe(description);
  },
);

it('profileHead shows the picture that the member uploaded', () => {
  const { image, imageAlt } = headOf({}, '/media/profiles/ann/0123.webp');
  expect(image).toEqual({
    url: `${ORIGIN}/media/profiles/ann/0123.webp`,
    type: 'image/webp',
    width: 512,
    height: 512,
  });
  expect(imageAlt).toBe('@jane_doe on BoloBoard');
});

it('profileHead never shows a picture of another site', () => {
  expect(headOf({}, 'https://evil.test/0123.webp').image.url).toBe(
    `${ORIGIN}/install/icon-512.png`,
  );
});
