import type { Random } from '../../../../scripts/demo/random';
import { personalMark } from '../marks';
import { randomPerson, type Person } from '../people';
import { roundPortrait } from './pictures';

const INITIALS = ['A', 'B', 'C', 'D', 'H', 'J', 'K', 'L', 'M', 'P', 'R', 'S', 'T', 'W'] as const;

/** A function that returns the name or the handle of a person as HTML, in the same way for the whole page. */
export type WriteName = (person: Person) => string;

const initialOf = (person: Person) => INITIALS[person.email.length % INITIALS.length] ?? 'A';

const name = (text: string) => personalMark('name', text);

/**
 * Returns a function that writes people in one random form, such as the full name, the first name or the handle. Use
 * one such function for the whole page.
 */
export function randomNameWriter(random: Random): WriteName {
  return random.pick<WriteName>([
    (person) => name(person.name),
    (person) => name(person.name),
    (person) => name(person.name),
    (person) => name(`${person.given} ${initialOf(person)}.`),
    (person) => name(person.given),
    (person) => personalMark('handle', person.handle),
    (person) => personalMark('handle', `@${person.handle}`),
    (person) => `${name(person.given)} (${personalMark('handle', person.handle)})`,
    (person) => (random.chance(0.5) ? name(person.name) : personalMark('handle', person.handle)),
  ]);
}

/** Draws a person's whole name, marked as personal information. */
export const wholeNameMark = (person: Person) => name(person.name);
/** Draws a person's first name, marked as personal information. */
export const givenNameMark = (person: Person) => name(person.given);

/** Draws a round picture of a person: plain, or with one letter. */
export function roundAvatar(random: Random, size: number): string {
  if (random.chance(0.6)) return roundPortrait(random, size);
  const colour = random.pick(['#5b7c99', '#8a5c7a', '#5f7f4a', '#a4574c', '#6a5acd']);
  return `<div class="center b" style="flex:none;width:${String(size)}px;height:${String(size)}px;line-height:${String(size)}px;font-size:${String(Math.round(size * 0.45))}px;border-radius:50%;background:${colour};color:#fff">${random.pick(INITIALS)}</div>`;
}

/** Returns the note that a buyer sends with an order. It contains names, and often a signature. */
export function buyerNote(random: Random, writer: Person): string {
  const other = randomPerson(random);
  const me = givenNameMark(writer);
  const them = givenNameMark(other);
  return random.pick([
    `Hi, this is a gift for ${them}. Please leave out the price. Thanks, ${me}`,
    `Could you address it to ${wholeNameMark(other)}? Thank you!`,
    `Happy birthday, ${them}! Love, ${me}`,
    `So excited! My daughter ${them} will love it`,
    `Please leave it with ${wholeNameMark(other)} at the front desk.`,
    `Thank you ${them}!! – ${me}`,
    `Do you still have the Olive one? My friend ${them} wants it too`,
    `Can it arrive before May? We leave on the 4th. ${me}`,
    `Merry Christmas ${them}, from ${me} and the kids`,
    `I only collect Harry Potter, will you list more? ${me}`,
  ]);
}
