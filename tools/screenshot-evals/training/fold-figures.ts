import { CONFIDENCE_HIGH } from '@contract/schemas/extraction';
import {
  calibrated,
  type Calibration,
} from '../../../functions/src/domain/screenshots/ranker/calibration';
import type { DrawnTruth } from './drawn-truth';

/** What a model that saw no picture of the template chose. `score` is null if nothing was chosen. */
export interface Choice {
  readonly truth: DrawnTruth;
  readonly title: string;
  readonly cents: number;
  readonly score: number | null;
  readonly titleRight: boolean;
  readonly priceRight: boolean;
  readonly isDoubtful: boolean;
  /** Whether a right title and a right price were among the candidates. */
  readonly isReachable: boolean;
}

const percent = (part: number, whole: number): string =>
  whole === 0 ? '-' : `${((100 * part) / whole).toFixed(1)}%`;

const bothRight = ({ titleRight, priceRight }: Choice): boolean => titleRight && priceRight;

/** Prints price, title, both, the share at high confidence and how much of that is right. */
export function printFoldFigures(choices: readonly Choice[], calibration: Calibration): void {
  const row = (name: string, own: readonly Choice[]): string => {
    const sure = own.filter(
      ({ score, isDoubtful }) =>
        score !== null && !isDoubtful && calibrated(calibration, score) >= CONFIDENCE_HIGH,
    );
    const share = (is: (choice: Choice) => boolean): string =>
      percent(own.filter(is).length, own.length);
    return [
      name.padEnd(18),
      String(own.length).padStart(5),
      ...[
        share(({ priceRight }) => priceRight),
        share(({ titleRight }) => titleRight),
        share(bothRight),
        percent(sure.length, own.length),
        percent(sure.filter(bothRight).length, sure.length),
        share(({ isReachable }) => isReachable),
      ].map((text) => text.padStart(9)),
    ].join('');
  };
  const heads = ['price', 'title', 'both', 'sure', 'of these', 'reachable'];
  console.log(['', 'n'.padStart(23), ...heads.map((head) => head.padStart(9))].join(''));
  console.log(row('all', choices));
  for (const key of ['layout', 'platform'] as const) {
    const names = [...new Set(choices.map(({ truth }) => truth[key]))].toSorted();
    for (const name of names)
      console.log(
        row(
          name,
          choices.filter(({ truth }) => truth[key] === name),
        ),
      );
  }
}

/** One line for each picture whose title or price is wrong. */
export const missesOf = (choices: readonly Choice[]): string[] =>
  choices
    .filter((choice) => !bothRight(choice))
    .map(({ truth, title, cents }) =>
      [truth.extra.template, truth.file, truth.title, title, truth.price, cents / 100].join(' | '),
    );
