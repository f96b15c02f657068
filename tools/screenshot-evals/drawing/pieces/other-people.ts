import { personalMark } from '../marks';
import { randomPerson } from '../people';
import type { Scene } from '../scene';

/** Returns the first name of somebody who is not the buyer, as a greeting writes it. */
export const randomOtherGivenName = ({ random }: Scene) =>
  personalMark('name', randomPerson(random).given);

/** Draws the name or only the first name of somebody who is not the buyer. */
export function randomOtherName({ random }: Scene): string {
  const { given, name } = randomPerson(random);
  return personalMark('name', random.pick([given, name, name]));
}

/** Returns the handle of somebody who is neither the buyer nor the seller, such as a follower or a commenter. */
export const randomOtherHandle = ({ random }: Scene) =>
  personalMark('handle', randomPerson(random).handle);
