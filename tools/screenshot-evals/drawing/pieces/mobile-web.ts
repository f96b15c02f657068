import type { Scene } from '../scene';
import { icon } from './icons';
import { phonePage } from './phone';

export function mobileBrowserPage(
  scene: Scene,
  { host, body }: { readonly host: string; readonly body: string },
): string {
  const address = `<div class="soft row s14 grow" style="border-radius:12px;padding:9px 12px;justify-content:center">${icon('lock', 13)}${host}</div>`;
  return scene.screen.device === 'ios'
    ? phonePage(scene, {
        bar: '',
        body,
        below: `<div class="rule" style="padding:8px 14px 4px;background:var(--bg)"><div class="row">${address}</div><div class="between a" style="padding:10px 8px 0">${icon('back')}${icon('right')}${icon('share')}${icon('copy')}</div></div>`,
      })
    : phonePage(scene, {
        bar: `<div class="row padx" style="padding-bottom:8px">${icon('home')}${address}${icon('more')}</div>`,
        body,
      });
}
