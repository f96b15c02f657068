import { escapedHtml } from '../marks';
import type { Scene } from '../scene';
import { icon } from './icons';

export const chatBubble = (words: string, isMine = false) =>
  `<div style="display:flex;padding:3px 14px;justify-content:${isMine ? 'flex-end' : 'flex-start'}"><div class="s15" style="max-width:78%;border-radius:18px;padding:8px 13px;background:${isMine ? 'var(--accent);color:var(--bg)' : 'var(--soft)'}">${words}</div></div>`;

export const chatTimestamp = (words: string) =>
  `<div class="center s12 m" style="padding:10px 24px 6px">${words}</div>`;

export const messageComposer = (words: string) =>
  `<div class="row pad rule">${icon('camera')}<div class="soft grow m s14" style="border-radius:18px;padding:8px 14px">${words}</div>${icon('right')}</div>`;

/** Returns a short chat message that does not mention the price. */
export const smallTalk = ({ random }: Scene) =>
  escapedHtml(
    random.pick([
      'Thanks so much!! can’t wait',
      'When will it ship?',
      'Is this still available?',
      'Thank you for your purchase!',
      'Got it, love it 100%',
      'Will drop it off tomorrow morning',
    ]),
  );
