import { errorAnswerSchema } from '@contract/schemas/error';
import { itemSchema } from '@contract/schemas/item';
import * as z from 'zod/mini';
import { call } from './api';
import type { Member } from './member';
import { shareSale, type ShareInput } from './share-sale';

const answerSchema = z.extend(z.partial(errorAnswerSchema), {
  item: z.optional(itemSchema),
  current: z.optional(z.object({ item: itemSchema })),
});

interface EditInput {
  readonly itemId: string;
  /** Without quotes. Null sends no If-Match. */
  readonly ifMatch?: string | null;
  readonly change: unknown;
}

export async function editItem(
  as: Pick<Member, 'cookie'>,
  { itemId, ifMatch = '0', change }: EditInput,
) {
  const headers: Record<string, string> = ifMatch === null ? {} : { 'if-match': `"${ifMatch}"` };
  const answer = await call('editItem', { as, params: { itemId }, headers, json: change });
  const { status, headers: received } = answer;
  return { status, headers: received, body: answerSchema.parse(await answer.json()) };
}

export const deleteItem = (as: Pick<Member, 'cookie'>, itemId: string) =>
  call('deleteItem', { as, params: { itemId } });

/** Shares an item and returns its id. */
export async function shareItem(member: Member, input?: ShareInput): Promise<string> {
  const { status, body } = await shareSale(member, input);
  if (status !== 201 || !body.item) throw new Error(`Sharing failed: ${body.message ?? ''}`);
  return body.item.id;
}
