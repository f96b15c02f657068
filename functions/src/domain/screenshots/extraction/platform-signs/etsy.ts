import type { PlatformSign } from './platform-sign';

/** What Etsy's app and pages say on listings, sold rows and order pages, in US English. */
export const ETSY_SIGNS: readonly PlatformSign[] = [
  [/#\d{10}\b/, 2.5],
  [/^(\S{1,3} )*[A-Z][a-z]+(And|The)?([A-Z][a-z]+)+( \W*\S{0,4})?$/, 1],
  [/^[A-Z][a-z]+([A-Z][a-z]+)+\b.{0,8}\(\d[\d.,]*k?\)$/, 2],
  [/^ad by \w/i, 3],
  [/\bsorry, this item\b|\bin their favou?rites\b/i, 1.5],
  [/^by \w{4,}$/i, 2],
  [/\bstar seller\b|^in \d+ carts|\bhandmade\b.* by \w|\bby hand by\b/i, 2.5],
  [/\bwhere it was listed\b|\bit sold on\b/i, 2.5],
  [/\bthis item sold on\b/i, 2],
  [/\bcost to ship\b/i, 2],
  [/^(item total|complete order|gift (message|wrap)|personali[sz]ation|private note)/i, 1.5],
  [/^quantity:? \d+$/i, 1],
  [/^see similar items|^message seller|^item details/i, 0.5],
  [/^(\S{1,5} ){0,2}\(\d[\d,.]*k?\)?$/i, 1],
  [/\b\d+ favou?rites?\b|^favou?rites$/i, 1],
  [/^(deliver|ship) to\b/i, 0.5],
  [/^your earnings/i, 0.5],
  [/\$\d[\d.,]* ?\+ ?\$\d[\d.,]* shipping/i, 1],
  [/^processing time|^dispatch(es)? (from|by)|^ready to (ship|dispatch)/i, 1],
  [/^transaction #?\d{10}\b/i, 2.5],
  [/\bships out within\b|^scheduled to ship\b|\breturns & exchanges\b/i, 2],
  [/\breviews for this (item|shop)\b|\bpeople['’]s carts\b/i, 2.5],
  [/^shop (policies|discount)\b|^bestseller$|^meet your sellers?\b|^designed by\b/i, 1.5],
  [/^highlights$|^\W{0,2}handmade$/i, 1],
];
