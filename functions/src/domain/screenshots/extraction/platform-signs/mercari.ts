import type { PlatformSign } from './platform-sign';

export const MERCARI_SIGNS: readonly PlatformSign[] = [
  [/\bm\d{10,11}\b/, 4],
  [/\byou made \$/i, 3],
  [/^you['’]ll make\b/i, 2.5],
  [/^(time to ship|transaction info|smart pricing|instant pay|rate (the|your) buyer)/i, 1.5],
  [/\bbuyer pays?\b/i, 1.5],
  [/^find similar items|\bbuyer protection\b/i, 1.5],
  [/^this item (is|has been) sold/i, 0.5],
  [/^(price details|order status)$/i, 1],
  [/^rated$/i, 1.5],
  [/^sold on ([A-Z][a-z]{2} \d|\d{1,2}\/)/i, 0.5],
  [/^sold to \p{Lu}\p{L}+ \p{Lu}/u, 0.5],
  [/^(processing fee|selling fee|listing price|sold out|similar items)\b/i, 0.5],
  [/^posted\b/i, 2],
  [/\bships from\b/i, 0.5],
  [/^(completed|in progress)\b/i, 0.5],
  [/\bsold \d{1,2}\/\d{1,2}\/\d{2,4}$/i, 1.5],
  [/^quick (responder|shipper)\b|^reliable seller/i, 2],
  [/^smart offers?\b|^seller pays\b|^rate (your )?(buyer|seller)\b/i, 1.5],
  [/^meet the seller$/i, 1],
];
