import { personalMark } from '../marks';
import { randomPerson } from '../people';
import type { Scene } from '../scene';

/** Returns the first name of somebody other than the buyer, as greetings write it. */
export const someGivenName = ({ random }: Scene) =>
  personalMark('name', randomPerson(random).given);

/** Draws the name of somebody other than the buyer, or only the first name. */
export function someName({ random }: Scene): string {
  const { given, name } = randomPerson(random);
  return personalMark('name', random.pick([given, name, name]));
}

/** Returns the handle of somebody other than buyer and seller: of a follower, or of a commenter. */
export const someHandle = ({ random }: Scene) =>
  personalMark('handle', randomPerson(random).handle);
