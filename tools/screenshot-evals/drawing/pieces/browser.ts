import { escapedHtml } from '../marks';
import type { Scene } from '../scene';
import { icon } from './icons';

function tabs(current: string, { random }: Scene): string {
  const others = random.pick([
    ['Inbox (12)'],
    ['Sold comps - Google Search', 'My orders'],
    [],
    ['New Tab', 'Shipping calculator'],
  ]);
  const tab = (words: string, isCurrent: boolean) =>
    `<div class="row s12" style="gap:6px;width:190px;padding:7px 10px;border-radius:8px 8px 0 0;${isCurrent ? 'background:var(--bg)' : ''}"><span style="width:13px;height:13px;border-radius:3px;flex:none;background:var(--accent)"></span><span class="grow" style="overflow:hidden;white-space:nowrap">${escapedHtml(words)}</span>${icon('close', 11)}</div>`;
  return `<div class="row soft" style="gap:4px;padding:7px 12px 0">${random.chance(0.5) ? lights() : ''}${others.map((words) => tab(words, false)).join('')}${tab(current, true)}<span class="m">+</span></div>`;
}

function lights(): string {
  const light = (colour: string) =>
    `<span style="width:11px;height:11px;border-radius:50%;background:${colour}"></span>`;
  return `<span class="row" style="gap:7px;margin:0 10px 6px 2px">${['#ff5f57', '#febc2e', '#28c840'].map(light).join('')}</span>`;
}

export function browserWindow(
  scene: Scene,
  { tab, url, body }: { readonly tab: string; readonly url: string; readonly body: string },
): string {
  const { width, height } = scene.screen;
  const addressBar = `<div class="row padx" style="padding-top:7px;padding-bottom:7px;border-bottom:1px solid var(--line)">${icon('back', 16)}${icon('right', 16)}<div class="soft row grow s13" style="border-radius:16px;padding:5px 12px;gap:7px">${icon('lock', 12)}<span style="white-space:nowrap">${escapedHtml(url)}</span></div>${icon('star', 15)}${icon('more', 16)}</div>`;
  return `<div id="shot" style="width:${String(width)}px;height:${String(height)}px;display:flex;flex-direction:column">${tabs(tab, scene)}${addressBar}<div class="grow" style="overflow:hidden">${body}</div></div>`;
}
