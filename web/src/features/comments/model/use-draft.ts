import { useEffect, useState } from 'react';
import {
  type CommentDraft,
  type DraftPlace,
  loadCommentDraft,
  saveCommentDraft,
} from './draft-store';

export interface Draft {
  readonly text: string;
  readonly setText: (text: string) => void;
  /** Returns the key under which the text is sent. It stays the same until the text changes. */
  readonly keyOfText: () => string;
  readonly clear: () => void;
}

/** A text that survives closing the item and a reload. Starts with `initial` if there is no draft. */
export function useDraft({ memberId, itemId, place }: DraftPlace, initial = ''): Draft {
  /** Null until the member types or the draft is loaded. */
  const [draft, setDraft] = useState<CommentDraft | null>(null);
  useEffect(() => {
    let isOver = false;
    const load = async () => {
      const stored = await loadCommentDraft({ memberId, itemId, place });
      // What is typed meanwhile counts.
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
