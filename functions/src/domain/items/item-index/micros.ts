import type { Micros } from './indexed-item';

const ISO_TIME = /^(?<seconds>[^.]+)(?:\.(?<fraction>\d+))?Z$/;

/** Parses an ISO 8601 time in UTC and drops digits below microseconds. Throws if the text is invalid. */
export function parseMicros(text: string): Micros {
  const { seconds = '', fraction = '' } = ISO_TIME.exec(text)?.groups ?? {};
  const millis = Date.parse(`${seconds}Z`);
  if (Number.isNaN(millis))
    throw new Error('Invalid time, which the contract should have rejected');
  return millis * 1000 + Number(fraction.slice(0, 6).padEnd(6, '0'));
}

export function formatMicros(time: Micros): string {
  const millis = Math.floor(time / 1000);
  const rest = String(time - millis * 1000).padStart(3, '0');
  return `${new Date(millis).toISOString().slice(0, -1)}${rest}Z`;
}
