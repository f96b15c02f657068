import type { PlatformSign } from './platform-sign';

export const FACEBOOK_SIGNS: readonly PlatformSign[] = [
  [/\bjoined facebook\b|\bclicks on listing\b/i, 3],
  [/^mark as (available|pending|sold)\b/i, 3],
  [/^listed .*\bin [A-Z][\w. ]+, ?[A-Z]{2}$/i, 3],
  [/\bsold\b.*\blisted (on|in|\d)/i, 2.5],
  [/^relist this item|^today['’]s picks|^renew listing|^boost listing/i, 2.5],
  [
    /^[A-Z][a-z]+( [A-Z][a-z]+){0,2}, (A[LKZR]|C[AOT]|D[CE]|FL|GA|HI|I[DLNA]|K[SY]|LA|M[EDAINSOT]|N[EVHJMYCD]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[TA]|W[AVIY])$/,
    2,
  ],
  [/^seller['’]s profile|\bis this (item )?(still )?available\b|^local pickup/i, 1.5],
  [/^(net|your|total)? ?payout$/i, 1.5],
  [/^order (number|id):? ?\d{13,17}$/i, 2],
  [/^\d{15}$|^sales tax collected$/i, 0.5],
  [/\b\d+ miles? away$/i, 2],
  [/^(buyer|seller) information\b/i, 0.5],
  [/^this item is no longer available/i, 1],
  [/^alerts?$/i, 1.5],
  [/^\$[\d,]+ ?[-·•] ?sold\b|^sold ?[-·•] ?\$/i, 1.5],
  [/^listed (on|\d+|about|over|an?)\b/i, 0.5],
  [/\blocation is approximate\b|\bon marketplace\b/i, 3],
  [/^send seller a message|\bpublic meetup\b|\bdoor (pickup|dropoff)\b/i, 3],
  [/^sold & out of stock|^meetup preferences|^your listings$/i, 2],
  [/\bused ?[-–·] ?like new\b/i, 1],
  [/^seller details$/i, 1],
];
