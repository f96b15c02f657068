import type { Scene } from '../scene';
import type { ChatPeople } from './chat-people';
import { filledSentence } from './filled-words';
import { SALE_MESSAGES } from './talk-lines';

/** One message, as HTML. */
export interface ChatMessage {
  readonly words: string;
  readonly isMine: boolean;
}

type Phase = keyof typeof SALE_MESSAGES;

/**
 * The phases of a negotiation in their order. Each entry has the phase, whether the seller speaks in it, and the
 * probability (0 to 1) that it occurs.
 */
const PHASES: readonly (readonly [Phase, isSeller: boolean, chance: number])[] = [
  ['openers', false, 0.8],
  ['answers', true, 0.8],
  ['offers', false, 0.6],
  ['counters', true, 0.5],
  ['deals', false, 0.8],
  ['deals', true, 0.2],
];

const ENDS: Readonly<Record<'local' | 'shipping', typeof PHASES>> = {
  local: [
    ['local', true, 0.9],
    ['local', false, 0.9],
    ['local', true, 0.5],
    ['thanks', false, 0.7],
    ['thanks', true, 0.3],
  ],
  shipping: [
    ['shipping', false, 0.9],
    ['shipping', true, 0.9],
    ['shipping', false, 0.6],
    ['thanks', true, 0.4],
    ['thanks', false, 0.7],
  ],
};

/**
 * Returns the messages of a chat about one sale. Each phase occurs with its probability. `way` is how the buyer gets
 * the item.
 */
export function saleConversation(
  scene: Scene,
  cast: ChatPeople,
  { isSeller, way }: { readonly isSeller: boolean; readonly way: keyof typeof ENDS },
): readonly ChatMessage[] {
  const { random } = scene;
  return [...PHASES, ...ENDS[way]]
    .filter(([, , chance]) => random.chance(chance))
    .map(([phase, bySeller]) => ({
      words: filledSentence(scene, random.pick(SALE_MESSAGES[phase]), cast),
      isMine: bySeller === isSeller,
    }));
}
