import { randomLabel } from '../labels';
import { titleMark } from '../marks';
import { orderNumberLine } from '../pieces/buyer';
import {
  randomClockTime,
  randomPeople,
  emailMark,
  randomFaceRenderer,
  givenNameMark,
  shortenedNameMark,
  sentenceWithNames,
} from '../pieces/crowd';
import { soldDay } from '../pieces/facts';
import { marketplaceGreeting, smallPrint } from '../pieces/mail-words';
import { phonePage } from '../pieces/phone';
import { soldPrice } from '../pieces/prices';
import { randomPerson } from '../people';
import type { Scene } from '../scene';
import { inAnyOrder, maybe } from '../variety';
import { mailBar, mailButtons } from './mail-frames';

/** Draws a list of other payments that the member got or made, which shows the names of other people. */
function activity(scene: Scene): string {
  const { random, style } = scene;
  const lines = randomPeople(random, random.between(2, 4)).map((person) => {
    const words = sentenceWithNames(
      random,
      [person],
      random.pick([
        '{name} paid you',
        'You paid {name}',
        '{given}, pizza',
        'To {name} for May rent',
      ]),
    );
    return `<div class="between s13" style="padding:4px 0"><span>${words}</span><span class="m">${style.money(random.between(300, 19_000))}</span></div>`;
  });
  return `<div><div class="s14 sb">${random.pick(['Recent activity', 'Latest', 'This month'])}</div>${lines.join('')}</div>`;
}

/** Draws the mail that a payment app sends to the seller after somebody has paid for the item. */
export function paymentMail(scene: Scene): string {
  const { random, buyer, item } = scene;
  const me = randomPerson(random);
  const faces = randomFaceRenderer(random);
  const app = random.pick(['PayPal', 'Venmo', 'Cash App', 'Zelle', 'Olive Bank']);
  const amount = `<div class="${random.pick(['s28', 's36', 's24'])} b">${soldPrice(scene)}</div>`;
  const who = `<div class="s16">${random.pick([`${shortenedNameMark(buyer)} paid you`, `You got money from ${shortenedNameMark(buyer)}`, `${shortenedNameMark(buyer)} sent a payment`])}</div>`;
  const note = `<div class="card s14"><div class="s12 m">${random.pick(['Note', 'For', 'Message', `What ${givenNameMark(buyer)} wrote`])}</div><div>${titleMark(item.title)}</div></div>`;
  const details = [
    `<div class="between s13"><span class="m">Sent to</span><span>${emailMark(me)}</span></div>`,
    `<div class="between s13"><span class="m">${randomLabel(scene, 'paidDay')}</span><span>${soldDay(scene)}</span></div>`,
    `<div class="between s13"><span class="m">Balance</span><span>${scene.style.money(random.between(900, 99_000))}</span></div>`,
    `<div class="s13">${orderNumberLine(scene)}</div>`,
  ];
  return phonePage(scene, {
    bar: mailBar(scene),
    body: `<div class="pad col g12"><div class="s20">${random.pick(['You’ve got money', 'Payment received', `${givenNameMark(buyer)} paid you`])}</div><div class="row">${faces(buyer, 36)}<div class="grow s14"><b>${app}</b><div class="s12 m">to ${givenNameMark(me)} · ${randomClockTime(random)}</div></div></div><div class="box col g12 ${random.pick(['', 'center'])}"><b class="a s18">${app}</b>${random.chance(0.5) ? who + amount : amount + who}${note}</div><div class="s14">${marketplaceGreeting(random, me)} ${random.pick(['the money is in your account.', 'you can use it right away.', 'transfer it to Wells Fargo in minutes.'])}</div>${inAnyOrder(random, ...details)}${maybe(random, 0.7, activity(scene))}<div class="button s15">${random.pick(['Accept', 'Say Thanks', 'View Details'])}</div>${smallPrint(scene, me)}</div>`,
    below: mailButtons(scene),
  });
}
