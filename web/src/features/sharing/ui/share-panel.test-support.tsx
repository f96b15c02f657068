import { NO_COVER_OR_FOCUS } from '@contract/rules/cover-thumbnail-square';
import { WHOLE_SCREENSHOT } from '@contract/schemas/item-part';
import type { ComponentProps } from 'react';
import { vi } from 'vitest';
import { type Draft, EMPTY_DRAFT } from '../model/draft';
import type { SharingMember } from '../model/sharing-member';
import { SharePanel } from './share-panel';

/** Returns the steps of the share form without the dialog around them, and the mocks that the steps call. */
export function sharePanelWithMocks(
  member: SharingMember,
  change: Partial<ComponentProps<typeof SharePanel>> = {},
) {
  const calls = {
    onShared: vi.fn(),
    onQueued: vi.fn(),
    onEmptied: vi.fn(),
    onDiscarded: vi.fn(),
    onBegun: vi.fn(),
    onClose: vi.fn(),
  };
  const panel = (
    // Has the padding of the dialog, because some controls extend beyond the edge of the text.
    <div style={{ padding: 16 }}>
      <SharePanel
        member={member}
        CategoryField={() => null}
        CardPreview={CardPreview}
        limitReached={false}
        receipt={null}
        restored={null}
        {...calls}
        {...change}
      />
    </div>
  );
  return { panel, ...calls };
}

/** Replaces the card of the items feature. Shows only the card's picture as a square. */
const CardPreview: ComponentProps<typeof SharePanel>['CardPreview'] = ({ picture }) => (
  <div style={{ position: 'relative', aspectRatio: 1 }}>{picture}</div>
);

/** Returns a draft whose screenshot was read and checked. Others see the whole screenshot. */
export const draftWithReadScreenshot = (screenshot: File, change: Partial<Draft> = {}): Draft => ({
  ...EMPTY_DRAFT,
  values: { ...EMPTY_DRAFT.values, title: 'Tin robot', soldPrice: '12.00' },
  screenshot,
  redaction: { areas: [], checked: true },
  parts: NO_COVER_OR_FOCUS,
  itemPart: WHOLE_SCREENSHOT,
  reading: SAMPLE_READING,
  ...change,
});

export const SAMPLE_READING = {
  platform: 'ebay',
  showsPayout: false,
  isCheckOnly: false,
  isHardToRead: false,
  confidence: 0.9,
} as const;
