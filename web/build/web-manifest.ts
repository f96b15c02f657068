import type { ManifestOptions } from 'vite-plugin-pwa';
import { SEARCH_ADDRESS, SHARE_ADDRESS, SHARE_TARGET } from '../../contract/rules/start-address.ts';
import { palette } from '../src/components/palette.ts';

const icon = (name: string, size: number, purpose: 'any' | 'maskable' | 'monochrome') => ({
  src: `/install/${name}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

const shortcutIcon = { src: '/install/icon-192.png', sizes: '192x192', type: 'image/png' };

/** How the installed app looks and what it offers to the system. The dark theme color is in index.html. */
export const webManifest: Partial<ManifestOptions> = {
  id: '/',
  name: 'BoloBoard',
  short_name: 'BoloBoard',
  description: 'See what resellers sold, for how much, and what to be on the lookout for.',
  lang: 'en-US',
  dir: 'ltr',
  categories: ['shopping', 'business'],
  start_url: '/',
  scope: '/',
  display: 'standalone',
  theme_color: palette.light.canvas,
  background_color: palette.light.canvas,
  icons: [
    icon('icon', 192, 'any'),
    icon('icon', 512, 'any'),
    icon('maskable', 192, 'maskable'),
    icon('maskable', 512, 'maskable'),
    icon('monochrome', 512, 'monochrome'),
  ],
  screenshots: [
    {
      src: '/install/phone.webp',
      sizes: '390x844',
      type: 'image/webp',
      form_factor: 'narrow',
      label: 'The newest sales on a phone',
    },
    {
      src: '/install/desktop.webp',
      sizes: '1280x800',
      type: 'image/webp',
      form_factor: 'wide',
      label: 'The newest sales and the champions of the month',
    },
  ],
  shortcuts: [
    { name: 'Share a Sale', url: SHARE_ADDRESS, icons: [shortcutIcon] },
    { name: 'Search', url: SEARCH_ADDRESS, icons: [shortcutIcon] },
  ],
  share_target: {
    action: SHARE_TARGET.path,
    method: 'POST',
    enctype: 'multipart/form-data',
    params: {
      files: [
        {
          name: SHARE_TARGET.field,
          accept: [
            'image/png',
            'image/jpeg',
            'image/webp',
            'image/heic',
            'image/heif',
            'image/gif',
          ],
        },
      ],
    },
  },
};
