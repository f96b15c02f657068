import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Amount } from '../../../functions/src/domain/screenshots/candidates/amounts';
import { rankerPageOf } from '../../../functions/src/domain/screenshots/candidates/ranker-page';
import {
  type TitleCandidate,
  titleCandidates,
} from '../../../functions/src/domain/screenshots/candidates/title-candidates';
import {
  type PageFacts,
  pageFacts,
} from '../../../functions/src/domain/screenshots/features/page-facts';
import { priceFeatures } from '../../../functions/src/domain/screenshots/features/price-features';
import { titleFeatures } from '../../../functions/src/domain/screenshots/features/title-features';
import { boundedPage } from '../../../functions/src/domain/screenshots/layout/bounded-page';
import type { RecognizedPage } from '../../../functions/src/domain/screenshots/layout/recognized-page';
import { roundedFeatures } from '../../../functions/src/domain/screenshots/ranker/decision-trees';
import { createRecognitionImageDecoder } from '../../../functions/src/gateways/text-recognition/recognition-images';
import type { TextRecognition } from '../../../functions/src/gateways/text-recognition/text-recognition';
import { scaleLikeWebApp } from '../scoring/sent-picture';
import { similarity } from '../scoring/similarity';
import type { DrawnTruth } from './drawn-truth';
import { jitteredPage, seedOf } from './jittered-page';

/** A title or a price that the model can choose, with its features. `label` is how right it is, from 0 to 1. */
export interface CandidateRow<T> {
  readonly candidate: T;
  readonly features: Float32Array;
  readonly label: number;
}

export interface PictureTrainingRows {
  readonly truth: DrawnTruth;
  /**
   * Whether the picture is a changed copy. Copies are used only for training, and the printed figures do not count
   * them.
   */
  readonly isCopy: boolean;
  readonly facts: PageFacts;
  readonly titles: readonly CandidateRow<TitleCandidate>[];
  readonly prices: readonly CandidateRow<Amount>[];
}

/**
 * A title counts as right if its similarity to the true title is at least `enough`. A title with exactly this
 * similarity has the label `label`.
 */
const SIMILAR = { enough: 0.85, label: 0.4 };

/**
 * Recognizes a picture in two looks. Returns the rows of the recognized page, and the rows of three changed copies for
 * the training: the page after only the first look, the page with random changes, and the page without its price.
 */
export async function recognizeTrainingRows(
  folder: string,
  truth: DrawnTruth,
  recognition: TextRecognition,
): Promise<PictureTrainingRows[]> {
  const { bytes } = await scaleLikeWebApp(await readFile(path.join(folder, truth.file)));
  const image = await createRecognitionImageDecoder().screenshot(bytes);
  const first = await recognition.recognize(image, 'screenshot');
  const page = boundedPage(await recognition.lookAgain(image, first));
  return [
    rowsOfPage(page, truth, false),
    rowsOfPage(boundedPage(first), truth, true),
    rowsOfPage(jitteredPage(page, seedOf(truth)), truth, true),
    rowsOfPage(withoutPrice(page, truth), truth, true),
  ];
}

/** Returns a page without the words of its price, like the real pages that show only fees and a payout. */
function withoutPrice(page: RecognizedPage, truth: DrawnTruth): RecognizedPage {
  const { level, amounts } = rankerPageOf(page);
  const right = amounts.filter(({ cents }) => cents === centsOf(truth));
  const gone = new Set(right.flatMap(({ words }) => words));
  return { ...level, words: level.words.filter((word) => !gone.has(word)) };
}

const centsOf = ({ price }: DrawnTruth): number => Math.round(Number(price) * 100);

function rowsOfPage(page: RecognizedPage, truth: DrawnTruth, isCopy: boolean): PictureTrainingRows {
  const facts = pageFacts(rankerPageOf(page));
  return {
    truth,
    isCopy,
    facts,
    titles: titleCandidates(facts.lines).map((candidate) => ({
      candidate,
      features: roundedFeatures(titleFeatures(candidate, facts)),
      label: titleLabel(candidate.text, truth.title),
    })),
    prices: facts.amounts.map((candidate) => ({
      candidate,
      features: roundedFeatures(priceFeatures(candidate, facts)),
      label: candidate.cents === centsOf(truth) ? 1 : 0,
    })),
  };
}

function titleLabel(text: string, title: string): number {
  const similar = similarity(text, title);
  if (similar < SIMILAR.enough) return 0;
  return SIMILAR.label + ((1 - SIMILAR.label) * (similar - SIMILAR.enough)) / (1 - SIMILAR.enough);
}
