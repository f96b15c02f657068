import { commentSchema } from '@contract/schemas/comment';
import * as z from 'zod/mini';
import { sharedItemSchema } from './item-list-costs';
import { type MeteredMember, shareMeteredItem } from './metered-member';
import type { CallCost, MeteredProduct } from './metered-product';

const postedSchema = z.object({ comment: commentSchema });

export async function measureCommentCosts(product: MeteredProduct, member: MeteredMember) {
  const { cookie } = member;
  const shared = sharedItemSchema.parse((await shareMeteredItem(product, member)).body);
  const params = { itemId: shared.item.id };
  const post = (parentId: string | null, content = 'Nice') =>
    product.call('postComment', { cookie, params, json: { content, parentId } });
  const idOf = ({ body }: { readonly body: unknown }) => postedSchema.parse(body).comment.id;
  const first = await post(null);
  const comment = await post(null);
  const reply = await post(idOf(comment));
  const one = { ...params, commentId: idOf(comment) };
  const remove = (commentId: string) =>
    product.call('deleteComment', { cookie, params: { ...params, commentId } });
  return [
    ['POST /api/items/:itemId/comments', comment],
    ['POST /api/items/:itemId/comments, a reply', reply],
    [
      'POST /api/items/:itemId/comments, with 12 mentions',
      await post(null, Array.from({ length: 12 }, (_, n) => `@member_${n}`).join(' ')),
    ],
    ['GET /api/items/:itemId/comments, 4 comments', await product.call('listComments', { params })],
    [
      'PUT /api/items/:itemId/comments/:commentId',
      await product.call('updateComment', { cookie, params: one, json: { content: 'Nicer' } }),
    ],
    [
      'PUT /api/items/:itemId/comments/:commentId, with 1 mention',
      await product.call('updateComment', {
        cookie,
        params: one,
        json: { content: 'Nice, @free_member' },
      }),
    ],
    ['DELETE /api/items/:itemId/comments/:commentId', await remove(idOf(first))],
    ['DELETE /api/items/:itemId/comments/:commentId, with a reply', await remove(one.commentId)],
    ['DELETE /api/items/:itemId/comments/:commentId, the last reply', await remove(idOf(reply))],
  ] satisfies CallCost[];
}
