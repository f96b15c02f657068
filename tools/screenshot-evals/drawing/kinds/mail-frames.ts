import { icon } from '../pieces/icons';
import { appBar, tabBar } from '../pieces/phone';
import type { Scene } from '../scene';
import { maybe } from '../variety';

/** Draws the top of a mail app on a phone. */
export const mailBar = ({ random }: Scene): string =>
  random.pick([
    appBar('', { buttons: ['copy', 'tag', 'mail', 'more'] }),
    appBar(`<span class="a">${random.pick(['Inbox', 'All Mail', 'Sales', 'Work'])}</span>`, {
      buttons: ['back', 'right'],
    }),
    appBar(`${String(random.between(1, 40))} of ${String(random.between(41, 980))}`, {
      centred: true,
      lead: 'close',
    }),
    appBar(random.pick(['Receipts', 'Important', 'May 2nd batch', 'Selling']), {
      buttons: ['search', 'more'],
    }),
  ]);

const pill = (words: string) =>
  `<span class="s14 center" style="flex:1;border:1px solid var(--line);border-radius:20px;padding:8px 4px">${words}</span>`;

/** Draws the buttons of an open mail at the bottom of the screen. */
export const mailButtons = ({ random }: Scene): string =>
  maybe(
    random,
    0.75,
    random.pick([
      `<div class="row padx" style="padding-top:8px">${['Reply', 'Reply all', 'Forward'].map(pill).join('')}</div>`,
      `<div class="between padx rule a" style="padding-top:10px">${icon('tag')}${icon('copy')}${icon('back')}${icon('mail')}</div>`,
      `<div class="row padx rule" style="padding-top:8px"><div class="soft grow m s14" style="border-radius:18px;padding:8px 14px">Reply</div>${icon('right')}</div>`,
      tabBar(
        [
          ['mail', 'Mail'],
          ['chat', 'Chat'],
          ['camera', 'Meet'],
          ['person', 'People'],
        ],
        0,
      ),
    ]),
  );

/** Draws the title bar of a window on a Mac or on Windows: buttons, name, some icons and a search field. */
export function windowBar({ random }: Scene, heading: string): string {
  const light = (colour: string) =>
    `<span style="width:12px;height:12px;border-radius:50%;background:${colour}"></span>`;
  const lights = ['#ff5f57', '#febc2e', '#28c840'].map(light).join('');
  const isMac = random.chance(0.55);
  const search = `<span class="soft s12 m" style="width:210px;border-radius:6px;padding:4px 10px">${icon('search', 12)} Search</span>`;
  const tools = (['mail', 'copy', 'tag', 'star', 'more'] as const)
    .map((name) => icon(name, 17))
    .join('');
  return `<div class="row soft" style="padding:9px 14px;gap:14px;border-bottom:1px solid var(--line);flex:none">${isMac ? `<span class="row" style="gap:8px">${lights}</span>` : icon('menu', 16)}<div class="s13 sb grow">${heading}</div><span class="row" style="gap:16px">${tools}</span>${search}${isMac ? '' : `<span class="row" style="gap:16px">${icon('close', 13)}</span>`}</div>`;
}

/** Draws a mail program in its own window. */
export function mailWindow(
  scene: Scene,
  { heading, body }: { readonly heading: string; readonly body: string },
): string {
  const { width, height } = scene.screen;
  return `<div id="shot" style="width:${String(width)}px;height:${String(height)}px;display:flex;flex-direction:column">${windowBar(scene, heading)}<div class="grow" style="overflow:hidden">${body}</div></div>`;
}
