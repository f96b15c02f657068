import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { type RecordKey, tryRunInStore } from '@/lib/browser-database';
import { onRecordsForgotten } from '@/lib/forget-stored';

export interface CommentDraftState {
  readonly text: string;
  readonly setText: (text: string) => void;
  /** Returns the idempotency key for the current text. The key stays the same until the text changes. */
  readonly keyOfText: () => string;
  readonly clear: () => void;
}

/**
 * Keeps the text that a member has typed, so that it is still available after they close the item or reload the page.
 * Starts with `initial` if there is no draft.
 */
export function useCommentDraft(
  { memberId, itemId, place }: DraftPlace,
  initial = '',
): CommentDraftState {
  /** The current draft. Null until the member types or the stored draft has loaded. */
  const [draft, setDraft] = useState<CommentDraft | null>(null);
  useEffect(() => {
    let isOver = false;
    const load = async () => {
      const stored = await loadCommentDraft({ memberId, itemId, place });
      // A text that the member has typed while the draft was loading wins over the stored draft.
      if (stored && !isOver) setDraft((current) => current ?? stored);
    };
    void load();
    return () => {
      isOver = true;
    };
  }, [memberId, itemId, place]);

  const change = (next: CommentDraft) => {
    setDraft(next);
    void saveCommentDraft({ memberId, itemId, place }, next);
  };
  const text = draft?.text ?? initial;
  return {
    text,
    setText: (changed) => change({ text: changed, key: null }),
    keyOfText: () => {
      const key = draft?.key ?? crypto.randomUUID();
      change({ text, key });
      return key;
    },
    clear: () => change({ text: '', key: null }),
  };
}

const draftSchema = z.object({
  text: z.string(),
  /**
   * The idempotency key of the last attempt to send this text. With it, a retry after a reload does not send the text
   * twice.
   */
  key: z.nullable(z.string()),
});
type CommentDraft = z.infer<typeof draftSchema>;

/** Identifies a draft. `place` is '' for a new comment, otherwise 'reply:' or 'edit:' and the id of a comment. */
interface DraftPlace {
  readonly memberId: string;
  readonly itemId: string;
  readonly place: string;
}

const keyOf = ({ memberId, itemId, place }: DraftPlace): RecordKey => [memberId, itemId, place];

/**
 * The drafts that were typed on this page. If the browser has no IndexedDB or no space, this map has the only copy of
 * the drafts.
 */
const typed = new Map<string, { readonly memberId: string; readonly draft: CommentDraft }>();

/** Stores a draft, or deletes it if its text is blank. */
async function saveCommentDraft(place: DraftPlace, draft: CommentDraft): Promise<void> {
  const isBlank = draft.text.trim() === '';
  const key = keyOf(place);
  if (isBlank) typed.delete(key.join(' '));
  else typed.set(key.join(' '), { memberId: place.memberId, draft });
  await tryRunInStore<unknown, 'readwrite'>('comment-drafts', 'readwrite', (records) =>
    isBlank ? records.delete(key) : records.put(draft, key),
  );
}

/** Returns the stored draft, or null if there is none. */
async function loadCommentDraft(place: DraftPlace): Promise<CommentDraft | null> {
  const key = keyOf(place);
  const stored = await tryRunInStore('comment-drafts', 'readonly', (records) => records.get(key));
  return draftSchema.safeParse(stored).data ?? typed.get(key.join(' '))?.draft ?? null;
}

onRecordsForgotten('comment-drafts', (isForgotten) => {
  for (const [key, { memberId }] of typed) if (isForgotten(memberId)) typed.delete(key);
});
