import * as z from 'zod/mini';
import type { ReportTarget } from '../api/reports';

const KEY = 'boloboard-report-drafts';

const draftSchema = z.object({
  /** '' until one is chosen. */
  reason: z.string(),
  description: z.string(),
});
export type ReportDraft = z.infer<typeof draftSchema>;

const EMPTY: ReportDraft = { reason: '', description: '' };

interface DraftOf {
  readonly memberId: string;
  readonly target: ReportTarget;
}

type Drafts = Readonly<Record<string, ReportDraft>>;

/** In sessionStorage, because signing in again reloads the page. Here only if the browser blocks it. */
let unstored: Drafts | null = null;

const keyOf = ({ memberId, target }: DraftOf) =>
  [memberId, target.itemId, target.commentId ?? ''].join(' ');

/** Returns what the member typed before, or an empty draft. */
export const reportDraft = (of: DraftOf): ReportDraft => load()[keyOf(of)] ?? EMPTY;

export function keepReportDraft(of: DraftOf, draft: ReportDraft): void {
  save({ ...load(), [keyOf(of)]: draft });
}

export function forgetReportDraft(of: DraftOf): void {
  const { [keyOf(of)]: _forgotten, ...others } = load();
  save(others);
}

/** Deletes the drafts of everyone. */
export const forgetReportDrafts = (): void => save({});

function save(drafts: Drafts): void {
  try {
    if (Object.keys(drafts).length === 0) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify(drafts));
    unstored = null;
  } catch {
    unstored = drafts;
  }
}

function load(): Drafts {
  if (unstored) return unstored;
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    return z.record(z.string(), draftSchema).safeParse(kept).data ?? {};
  } catch {
    return {};
  }
}
