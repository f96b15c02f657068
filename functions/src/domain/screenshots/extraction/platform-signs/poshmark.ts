import type { PlatformSign } from './platform-sign';

/** What Poshmark's app and pages say on listings, sold rows and order pages, in US English. */
export const POSHMARK_SIGNS: readonly PlatformSign[] = [
  [/\b[\da-fil]{23,25}\b/, 4],
  [/^order date\b.*[|] ?order\b/i, 2],
  [/^size:? \S{1,6} qty\b/i, 1],
  [/^size:? ?\S{1,8} ?[|] ?\S/i, 3],
  [/[|] ?size:? \S/i, 2],
  [/\bsold .*\d.*\bto @\w/i, 2],
  [/^sold for \$/i, 1],
  [/^order complete$/i, 1.5],
  [/^sale details$/i, 0.5],
  [/\bcongrats!? your item sold\b/i, 1.5],
  [/^meet the posher|\boffer to likers\b|^my (closet|posh)\b|\bcloset insights\b/i, 2.5],
  [/\bexpedited\b/i, 1.5],
  [/^net earnings/i, 1],
  [/^size: ?\S{1,6}$/i, 2],
  [/^updated \d+ \w+ ago/i, 1.5],
  [/^\d+ likes?$/i, 0.5],
  [/^sold price\b|^your earnings/i, 0.5],
  [/^add to bundle|^bundle\b|^like and save\b|^size quantity/i, 1.5],
  [/^\$\d+ \$\d+ ?(size|$)/i, 0.5],
  [/^@\w/, 0.5],
  [/\bnwt\b.*[|]|[|].*\bnwt\b/i, 0.5],
  [/\bearnings redeemed\b|\blove notes?\b|^shared to (your )?closet/i, 2],
  [/^nwt$|^just in$|^price drop$/i, 1],
  [/^category (women|men|kids|home)\b|^(women|men|kids) home\b/i, 1],
];
