import type { Receipt } from '@contract/rules/start-url';
import { IMAGE_MESSAGES } from '@contract/schemas/image';
import { imageFileProblem } from './image-file';

/** The maximum number of shared screenshots that wait on one device. */
export const MAX_WAITING_FILES = 10;

/**
 * Selects which of the shared files to keep. `waiting` is the number of screenshots that already wait for the share
 * form. Also returns the receipt, which tells the share form the first problem.
 */
export function selectSharedFiles(
  files: readonly File[],
  waiting: number,
): { readonly kept: readonly File[]; readonly receipt: Receipt } {
  const problems = files.map(imageFileProblem);
  const usable = files.filter((_file, index) => problems[index] === null);
  const kept = usable.slice(0, Math.max(0, MAX_WAITING_FILES - waiting));
  const problem = problems.find((message) => message !== null);
  if (problem) return { kept, receipt: receiptOf(problem) };
  if (kept.length < usable.length) return { kept, receipt: 'too-many' };
  return { kept, receipt: kept.length > 0 ? 'received' : 'not-received' };
}

const receiptOf = (problem: string): Receipt =>
  problem === IMAGE_MESSAGES.tooLarge ? 'too-large' : 'unsupported';
