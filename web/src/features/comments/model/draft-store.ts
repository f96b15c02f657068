import * as z from 'zod/mini';
import { type RecordKey, tryInStore } from '@/lib/browser-database';
import { whenForgotten } from '@/lib/forget-stored';

const draftSchema = z.object({
  text: z.string(),
  /** Of the last attempt to send this text, so that a retry after a reload does not send it twice. */
  key: z.nullable(z.string()),
});
export type CommentDraft = z.infer<typeof draftSchema>;

/** `place` is '' for a new comment, 'reply:' or 'edit:' with the id of a comment. */
export interface DraftPlace {
  readonly memberId: string;
  readonly itemId: string;
  readonly place: string;
}

const keyOf = ({ memberId, itemId, place }: DraftPlace): RecordKey => [memberId, itemId, place];

/** What is typed on this page. The only copy if the browser has no IndexedDB or no space. */
const typed = new Map<string, { readonly memberId: string; readonly draft: CommentDraft }>();

/** Saves a draft, or removes it if it is blank. */
export async function saveCommentDraft(place: DraftPlace, draft: CommentDraft): Promise<void> {
  const isBlank = draft.text.trim() === '';
  const key = keyOf(place);
  if (isBlank) typed.delete(key.join(' '));
  else typed.set(key.join(' '), { memberId: place.memberId, draft });
  await tryInStore<unknown, 'readwrite'>('comment-drafts', 'readwrite', (records) =>
    isBlank ? records.delete(key) : records.put(draft, key),
  );
}

/** Returns null if there is no draft. */
export async function loadCommentDraft(place: DraftPlace): Promise<CommentDraft | null> {
  const key = keyOf(place);
  const stored = await tryInStore('comment-drafts', 'readonly', (records) => records.get(key));
  return draftSchema.safeParse(stored).data ?? typed.get(key.join(' '))?.draft ?? null;
}

whenForgotten('comment-drafts', (isForgotten) => {
  for (const [key, { memberId }] of typed) if (isForgotten(memberId)) typed.delete(key);
});
