import { createStore, promisifyRequest, type UseStore } from 'idb-keyval';
import * as z from 'zod/mini';

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

let opened: UseStore | undefined;
const records = (): UseStore => (opened ??= createStore('boloboard-comment-drafts', 'drafts'));

const keyOf = ({ memberId, itemId, place }: DraftPlace) => [memberId, itemId, place];
const allOf = (memberId: string) => IDBKeyRange.bound([memberId], [memberId, []]);

/** What is typed on this page. The only copy if the browser has no IndexedDB or no space. */
const typed = new Map<string, { readonly memberId: string; readonly draft: CommentDraft }>();

/** Saves a draft, or removes it if it is blank. */
export async function saveCommentDraft(place: DraftPlace, draft: CommentDraft): Promise<void> {
  const isBlank = draft.text.trim() === '';
  const key = keyOf(place);
  if (isBlank) typed.delete(key.join(' '));
  else typed.set(key.join(' '), { memberId: place.memberId, draft });
  await tried(() =>
    records()('readwrite', (store) => {
      if (isBlank) store.delete(key);
      else store.put(draft, key);
      return promisifyRequest(store.transaction);
    }),
  );
}

/** Returns null if there is no draft. */
export async function loadCommentDraft(place: DraftPlace): Promise<CommentDraft | null> {
  const key = keyOf(place);
  const stored = await tried<unknown>(() =>
    records()('readonly', (store) => promisifyRequest(store.get(key))),
  );
  return draftSchema.safeParse(stored).data ?? typed.get(key.join(' '))?.draft ?? null;
}

export async function clearCommentDrafts(memberId: string): Promise<void> {
  for (const [key, entry] of typed) if (entry.memberId === memberId) typed.delete(key);
  await tried(() =>
    records()('readwrite', (store) => {
      store.delete(allOf(memberId));
      return promisifyRequest(store.transaction);
    }),
  );
}

async function tried<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch {
    return undefined;
  }
}
