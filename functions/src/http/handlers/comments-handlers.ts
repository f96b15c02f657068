import type { Comments } from '../../services/comments/comments';
import type { Handlers } from '../handler';

export function createCommentsHandlers({
  comments,
}: {
  readonly comments: Comments;
}): Handlers<'listComments' | 'postComment' | 'updateComment' | 'deleteComment'> {
  return {
    listComments: ({ params, query }, reader) => comments.list({ ...params, ...query }, reader),
    postComment: ({ params, body }, { actor, idempotencyKey }) =>
      comments.post({ ...params, ...body, actor, idempotencyKey }),
    updateComment: ({ params, body }, { actor }) =>
      comments.edit({
        ...params,
        content: body.content,
        updatedAt: body.updatedAt,
        actor,
      }),
    deleteComment: ({ params }, { actor }) => comments.remove({ ...params, actor }),
  };
}
