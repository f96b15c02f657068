import type { PlatformSign } from './platform-sign';

/** What Depop's app and pages say on listings, sold rows and order pages, in US English. */
export const DEPOP_SIGNS: readonly PlatformSign[] = [
  [/\b\d{1,2} (jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]* 20\d\d\b/i, 1.5],
  [/^[\p{L}\d&'’. ]{2,24} ?[-·•—–.*+«»]? ?(US|UK|EU) ?\d{1,2}(\.5)?$/u, 2],
  [/^[\p{L}\d&'’. ]{2,24} ?[-·•—–*+«»] ?([WL]?\d{1,2}(\.5)?["”]?|X{0,3}[SL]|M|one size|os)$/iu, 2],
  [
    /^(size )?([WL]?\d{1,2}|(US|UK|EU) \d{1,2}(\.5)?|X{0,3}[SL]|M|one size|os) ?[-·•—–*+«»] ?\p{L}{3}/iu,
    2,
  ],
  [/\b(size|one size)\b.*\bused\b|\bused ?[-–·] ?(excellent|good|fair|like new)\b/i, 1],
  [/20\d\d ?[-·•—–] ?(needs shipping|complete|shipped|delivered|sold)/i, 1],
  [/^(buyer|sold to) @/i, 0.5],
  [/^marketplace fee\b/i, 3],
  [/#\p{L}\w+ #\p{L}\w+/u, 1.5],
  [/^follow$/i, 0.5],
  [/^(US|UK|EU) \d{1,2}(\.5)? \p{Lu}/u, 2],
  [/^(you sold|sold) (an|your) item/i, 1],
  [/^[Ss]old to (?!@)[a-z\d._]+$/, 2],
  [/^[Ss]old to (?!@)[a-z\d._]+ \d/, 1],
  [/^total earned\b|^boosting fee|^payment processing fee/i, 1.5],
  [/^more from this (shop|seller)/i, 1],
  [/^listed \d+ \w+ ago$/i, 1],
  [/^size (US )\d/i, 1],
  [/^receipt$|^you might also like|^message seller$/i, 0.5],
  [/^used ?[-–·] ?(excellent|good|fair|like new)$/i, 0.5],
  [/\bsold\b.{0,4}\bactive (today|this week|yesterday)\b/i, 2.5],
  [/^active (today|this week|yesterday)$/i, 1],
  [/\bused ?[-–·] ?excellent\b/i, 1],
  [/^boosted listing fee\b|^needs shipping$/i, 2],
];
