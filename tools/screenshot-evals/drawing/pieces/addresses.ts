import { randomLabel } from '../labels';
import { personalMark } from '../marks';
import type { Scene } from '../scene';
import { maybe } from '../variety';
import { icon } from './icons';
import { detailRow } from './parts';

const COUNTRIES = ['United States', 'USA', 'US', 'UNITED STATES'] as const;

/** Returns HTML of the buyer's address on two to five lines. In most forms, the first line is the name. */
export function addressOf({ random, buyer }: Scene): string {
  const name = personalMark('name', buyer.name);
  const street = personalMark('address', buyer.street);
  const town = personalMark('address', buyer.town);
  const lines = (...all: readonly string[]) => all.filter((line) => line !== '').join('<br>');
  const country = random.chance(0.4) ? random.pick(COUNTRIES) : '';
  const phone = random.chance(0.3) ? personalMark('phone', buyer.phone) : '';
  const email = random.chance(0.2) ? personalMark('email', buyer.email) : '';
  return random.pick([
    lines(name, street, town, country, phone),
    lines(name, street, town, country, email),
    lines(name, street, town, phone, email),
    lines(`<b>${name}</b>`, `<span class="m">${street}`, `${town}</span>`, country),
    lines(name, personalMark('address', `${buyer.street}, ${buyer.town}`)),
    lines(street, town),
  ]);
}

/** Draws the buyer's name and address in one of five forms. */
export function shippingAddressBlock(scene: Scene): string {
  const { random, buyer } = scene;
  const heading = randomLabel(scene, 'shipTo');
  const name = personalMark('name', buyer.name);
  const street = personalMark('address', buyer.street);
  const town = personalMark('address', buyer.town);
  const contact = random.pick([
    '',
    '',
    `<div>${personalMark('phone', buyer.phone)}</div>`,
    `<div class="a">${personalMark('email', buyer.email)}</div>`,
  ]);
  const country = maybe(random, 0.3, '<div>United States</div>');
  return random.pick([
    `<div class="s14"><div class="s16 b">${heading}</div><div>${name}</div><div>${street}</div><div>${town}</div>${country}${contact}</div>`,
    `<div class="card s14 row top">${icon('pin', 18)}<div class="grow"><div class="sb">${name}</div><div class="m">${street}, ${town}</div>${contact}</div></div>`,
    `<div>${detailRow(heading, `${name}<br>${street}<br>${town}`)}${contact}</div>`,
    `<div class="s13"><div class="s11 m up">${heading}</div><div class="sb" style="text-transform:none">${personalMark('name', buyer.name.toUpperCase())}</div><div>${personalMark('address', buyer.street.toUpperCase())}</div><div>${personalMark('address', buyer.town.toUpperCase())}</div>${contact}</div>`,
    `<div class="s14">${heading} ${name}<br>${street}<br>${town}${contact}</div>`,
  ]);
}
