import { escapedHtml } from '../marks';
import { browserWindow } from '../pieces/browser';
import { messageComposer, chatTimestamp } from '../pieces/chats';
import { icon } from '../pieces/icons';
import { photoOfPaper, paperSheet } from '../pieces/paper';
import { appBar, phonePage } from '../pieces/phone';
import { salePeopleOf, givenName, nameOrShortName } from '../pieces/sale-people';
import {
  recipientAndSender,
  parcelItemList,
  packingSlip,
  shippingLabel,
  slipNote,
} from '../pieces/slips';
import type { Scene } from '../scene';
import { templatesOf } from '../template';
import { maybe } from '../variety';
import { OTHER_PACKING_SLIP_TEMPLATES } from './packing-slips-elsewhere';

const rowsOf = (random: Scene['random']) => random.pick([1, 2, 2, 3, 4, 6]);

/** Draws a screen of a phone that shows a photo: full screen, in a gallery, or in the camera app. */
function shownPhoto(scene: Scene, photo: (width: number, height: number) => string): string {
  const { random, screen } = scene;
  const { width, height } = screen;
  const bottom = `<div class="between" style="padding:14px 26px">${icon('share')}${icon('heart')}${icon('copy')}${icon('close')}</div>`;
  const day = `<div class="center" style="padding:6px"><div class="s14 sb">${random.pick(['Today', 'Yesterday', 'Monday', 'April 6'])}</div><div class="s11">${random.pick(['9:41 AM', '6:02 PM', '12:15 PM'])}</div></div>`;
  return random.pick([
    () =>
      `<div id="shot" style="width:${String(width)}px;height:${String(height)}px;position:relative">${photo(width, height)}</div>`,
    () => {
      const short = Math.round((width * 4) / 3);
      return `<div id="shot" style="width:${String(width)}px;height:${String(short)}px;position:relative">${photo(width, short)}</div>`;
    },
    () => phonePage(scene, { bar: day, body: photo(width, height - 210), below: bottom }),
  ])();
}

/** Draws a photo of a packing slip on a table. */
const slipPhoto = (scene: Scene) =>
  shownPhoto(scene, (width, height) => {
    const { random } = scene;
    const left = random.between(8, 34);
    const top = random.between(14, 60);
    const place = {
      left,
      top,
      width: width - left - random.between(8, 30),
      height: height - top - random.between(10, 70),
    };
    const slip = packingSlip(scene, salePeopleOf(scene), rowsOf(random));
    return photoOfPaper(
      scene,
      `<div style="padding:${String(random.between(14, 24))}px">${slip}</div>`,
      place,
    );
  });

/** Draws a photo of a sheet on a table, with a shipping label above the list of items. */
const labelPhoto = (scene: Scene) =>
  shownPhoto(scene, (width, height) => {
    const { random } = scene;
    const cast = salePeopleOf(scene);
    const left = random.between(10, 36);
    const place = {
      left,
      top: random.between(10, 30),
      width: width - left - 18,
      height: height - random.between(40, 80),
    };
    const list = `<div style="padding-top:10px">${parcelItemList(scene, random.between(1, 3))}${maybe(random, 0.5, slipNote(scene, cast))}</div>`;
    const label = shippingLabel(scene, cast, place.width - 40);
    const cut = '<div style="border-top:1.5px dashed #888;margin:8px 0"></div>';
    const parts = random.chance(0.7) ? [label, cut, list] : [list, cut, label];
    return photoOfPaper(scene, `<div style="padding:16px">${parts.join('')}</div>`, place);
  });

const DESTINATIONS = [
  'Save as PDF',
  'HP OfficeJet 8010',
  'Brother HL-L2350',
  'Rollo Label Printer',
] as const;

function printDialog({ random }: Scene): string {
  const field = (name: string, value: string) =>
    `<div class="row s13" style="padding:8px 0"><span class="m" style="width:96px">${name}</span><span class="box grow" style="padding:6px 10px">${value}</span></div>`;
  return `<div style="width:${String(random.between(270, 340))}px;flex:none;border-left:1px solid var(--line)" class="pad"><div class="between s18"><span>Print</span><span class="s13 m">1 page</span></div>${field('Destination', random.pick(DESTINATIONS))}${field('Pages', 'All')}${field('Copies', '1')}${field('Layout', random.pick(['Portrait', 'Landscape']))}${field('Paper size', random.pick(['Letter', 'A4', '4 x 6']))}<div class="row" style="padding-top:16px"><span class="button s14">Print</span><span class="button ghost s14">Cancel</span></div></div>`;
}

/** Draws the preview of a packing slip in a print dialog. */
function printPreview(scene: Scene): string {
  const { random, screen } = scene;
  const cast = salePeopleOf(scene);
  const width = random.between(430, 620);
  const page = paperSheet(
    packingSlip(scene, cast, rowsOf(random)),
    `width:${String(width)}px;min-height:${String(screen.height)}px;padding:28px;margin:18px auto;box-shadow:0 2px 10px rgba(0,0,0,.4)`,
  );
  const file = random.pick(['packing-slip.pdf', 'slips (3).pdf', 'Packing slip']);
  const bar = `<div class="row s13" style="background:#323639;color:#fff;padding:8px 18px;gap:20px">${icon('menu', 17)}<span class="grow">${file}</span><span>1 / ${String(random.between(1, 4))}</span><span>${random.pick(['100%', '75%', '110%'])}</span>${icon('share', 17)}${icon('more', 17)}</div>`;
  const hasDialog = random.chance(0.5);
  const grey = `<div class="grow" style="background:${random.pick(['#525659', '#d5d6d8', '#8f9296'])};overflow:hidden;height:${String(screen.height)}px">${page}</div>`;
  return browserWindow(scene, {
    tab: file,
    url: random.pick([`${scene.platform}.com/orders/print`, 'blob:slip', 'Downloads/slip.pdf']),
    body: `${hasDialog ? '' : bar}<div style="display:flex">${grey}${hasDialog ? printDialog(scene) : ''}</div>`,
  });
}

/** Draws a phone that shows a PDF with the shipping label and the list of items. */
function slipOnPhone(scene: Scene): string {
  const { random, screen } = scene;
  const cast = salePeopleOf(scene);
  const width = screen.width - random.between(20, 44);
  const css = `width:${String(width)}px;padding:14px;margin:12px auto;box-shadow:0 1px 6px rgba(0,0,0,.35)`;
  const first = paperSheet(shippingLabel(scene, cast, width - 30), css);
  const list = `<div class="col" style="gap:10px"><div class="s16 b">${random.pick(['Packing list', 'Items in this parcel', 'In this box'])}</div>${random.chance(0.5) ? recipientAndSender(scene, cast) : ''}${parcelItemList(scene, rowsOf(random))}${slipNote(scene, cast)}</div>`;
  return phonePage(scene, {
    bar: appBar(
      random.pick([
        'label.pdf',
        'Shipping label',
        'Print label',
        `Label for ${givenName(cast.buyer)}`,
      ]),
      {
        lead: random.pick(['back', 'close']),
        buttons: ['share', 'more'],
      },
    ),
    body: `<div style="background:${random.pick(['#6b6e72', '#dcdde0', '#2c2d30'])};height:100%;overflow:hidden">${random.chance(0.6) ? first : ''}${paperSheet(list, css)}</div>`,
    below: maybe(random, 0.6, '<div class="pad"><div class="button">Print</div></div>'),
  });
}

/** Draws a chat in which somebody sent a photo of a packing slip. */
function slipInChat(scene: Scene): string {
  const { random, screen } = scene;
  const cast = salePeopleOf(scene);
  const width = screen.width - 70;
  const height = Math.round(screen.height * 0.55);
  const slip = `<div style="padding:14px">${packingSlip(scene, cast, random.between(1, 3))}</div>`;
  const photo = `<div style="position:relative;width:${String(width)}px;height:${String(height)}px;border-radius:16px;overflow:hidden;${random.chance(0.5) ? 'margin-left:auto;' : ''}">${photoOfPaper(scene, slip, { left: 10, top: 12, width: width - 22, height: height - 30 })}</div>`;
  const line = (words: string) =>
    `<div class="padx"><span class="soft s15" style="display:inline-block;border-radius:18px;padding:8px 13px">${words}</span></div>`;
  const who = nameOrShortName(random, random.pick([cast.buyer, cast.third]));
  return phonePage(scene, {
    bar: appBar(who, { buttons: ['camera', 'more'] }),
    body: `${chatTimestamp(random.pick(['Yesterday 6:12 PM', 'Today 9:40 AM', 'Mon 1:05 PM']))}${line(escapedHtml(random.pick(['is this the right one?', 'Got the box today!', 'printed it, can you check'])))}<div style="padding:8px 14px">${photo}</div>${line(random.pick([`thx ${givenName(cast.member)}!`, `yes ${givenName(cast.third)} packed it`, 'looks good 👍', 'Will ship it in the morning']))}`,
    below: messageComposer('Message'),
  });
}

export const PACKING_SLIP_TEMPLATES = [
  ...templatesOf('ebay', 'seller-mobile', { 'slip-photo': slipPhoto }),
  ...templatesOf('etsy', 'seller-mobile', { 'slip-photo': slipPhoto }),
  ...templatesOf('mercari', 'seller-mobile', { 'slip-label-photo': labelPhoto }),
  ...templatesOf('poshmark', 'seller-mobile', {
    'slip-label-photo': labelPhoto,
    'slip-pdf': slipOnPhone,
  }),
  ...templatesOf('depop', 'seller-mobile', { 'slip-pdf': slipOnPhone }),
  ...templatesOf('facebook', 'seller-mobile', { 'slip-chat': slipInChat }),
  ...templatesOf('etsy', 'desktop-listing', { 'slip-preview': printPreview }),
  ...templatesOf('ebay', 'desktop-listing', { 'slip-preview': printPreview }),
  ...OTHER_PACKING_SLIP_TEMPLATES,
];
