import type { WordScore } from '../../../functions/src/domain/screenshots/people/context-features';
import { isInWordSets } from '../names/known-half';
import type { PeopleRows } from './people-rows';

const LEAST = [0.05, 0.1, 0.15, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9];

/** A word of a page, what it is, and the scores of models that saw no picture of its template. */
interface ScoredWord extends WordScore {
  readonly text: string;
  readonly kind: 'name' | 'handle' | null;
  readonly letters: number;
}

/** Prints, for each least confidence, the shares of words of names and handles that are found, and of letters that are hidden by mistake. */
export function printPeopleFigures(
  pictures: readonly PeopleRows[],
  scores: readonly (readonly WordScore[])[],
): void {
  const words = pictures.flatMap(({ page, kinds }, picture) =>
    page.words.map(({ text }, word): ScoredWord => ({
      text,
      letters: text.length,
      kind: kinds[word] ?? null,
      name: scores[picture]?.[word]?.name ?? 0,
      handle: scores[picture]?.[word]?.handle ?? 0,
    })),
  );
  const names = words.filter(({ kind }) => kind === 'name');
  const handles = words.filter(({ kind }) => kind === 'handle');
  const others = words.filter(({ kind }) => kind === null);
  console.log(
    `${pictures.length} pictures, ${names.length} words of names, ${handles.length} of handles, ${others.length} others`,
  );
  console.log('confidence    names    known  unknown  handles   others');
  const letters = (of: readonly ScoredWord[]): number =>
    of.reduce((sum, word) => sum + word.letters, 0);
  for (const least of LEAST) {
    const isHidden = (word: ScoredWord): boolean => Math.max(word.name, word.handle) >= least;
    const share = (of: readonly ScoredWord[]): number =>
      of.filter(isHidden).length / Math.max(1, of.length);
    const columns = [
      share(names),
      share(names.filter(({ text }) => isInWordSets(text))),
      share(names.filter(({ text }) => !isInWordSets(text))),
      share(handles),
      letters(others.filter(isHidden)) / letters(others),
    ].map((value) => `${(100 * value).toFixed(2)}%`.padStart(9));
    console.log(`≥ ${String(least).padEnd(6)}${columns.join('')}`);
  }
}
