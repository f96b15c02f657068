import * as z from 'zod/mini';

const KEYS = {
  reports: 'boloboard-report-drafts',
  notes: 'boloboard-review-notes',
  memberActs: 'boloboard-member-acts',
  appeals: 'boloboard-appeal-drafts',
  answers: 'boloboard-appeal-answers',
} as const;
type Kind = keyof typeof KEYS;

type Drafts<Draft> = Readonly<Record<string, Draft>>;

/** The drafts in a browser that blocks sessionStorage. They exist until the page closes. */
const unstored = new Map<Kind, Drafts<unknown>>();

/**
 * Returns functions that read and write drafts by name. Drafts are texts that members have typed and not sent yet. They
 * are stored in sessionStorage, because signing in again reloads the page. The name of a draft must contain the
 * member's id.
 */
export function createTabDraftStore<Draft>(kind: Kind, schema: z.ZodMiniType<Draft>) {
  const key = KEYS[kind];
  const all = (): Drafts<Draft> => {
    const kept = unstored.get(kind) ?? stored(key);
    return z.record(z.string(), schema).safeParse(kept).data ?? {};
  };
  const save = (drafts: Drafts<Draft>) => {
    try {
      if (Object.keys(drafts).length === 0) sessionStorage.removeItem(key);
      else sessionStorage.setItem(key, JSON.stringify(drafts));
      unstored.delete(kind);
    } catch {
      unstored.set(kind, drafts);
    }
  };
  return {
    all,
    of: (name: string): Draft | undefined => all()[name],
    keep: (name: string, draft: Draft) => save({ ...all(), [name]: draft }),
    forget: (name: string) => {
      const { [name]: _forgotten, ...others } = all();
      save(others);
    },
  };
}

/** Deletes the drafts of all members and all kinds. */
export function forgetTabDrafts(): void {
  unstored.clear();
  for (const key of Object.values(KEYS)) {
    try {
      sessionStorage.removeItem(key);
    } catch {
      // The browser blocks sessionStorage, so nothing is stored.
    }
  }
}

function stored(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '{}');
  } catch {
    return {};
  }
}
