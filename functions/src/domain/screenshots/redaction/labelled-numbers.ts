import type { TextLine } from '../layout/text-lines';
import { nextInColumn, rightOf } from './beside';
import type { FoundText } from './found-text';

interface Label {
  readonly kind: 'order' | 'tracking';
  readonly label: RegExp;
  readonly minFigures: number;
}

const LABELS: readonly Label[] = [
  {
    kind: 'order',
    label:
      /\b(?:order|sale|sales record|transaction(?= ?(?:id|no|num|#))|purchase|receipt|invoice|confirmation|reference|payment|shipment)(?: ?(?:id|no\b\.?|nr\b\.?|num(?:ber)?|code|#|№))?[ :#.]*(?= |#|$)/gi,
    minFigures: 5,
  },
  {
    kind: 'tracking',
    label:
      /\b(?:tracking|usps|ups|fedex|dhl|ontrac|lasership|canada post|royal mail)(?: ?(?:id|no\b\.?|num(?:ber)?|code|#|№))?[ :#.]*(?= |#|$)/gi,
    minFigures: 8,
  },
];
/** One number, with the signs that figures are misread for, also where the engine set its groups apart. */
const VALUE = /^[ :·•–-]*(?<value>[^\s$]*\d[^\s$]*(?: [\d-]{3,})*)/;
const DATE = /^#?\d{4}-\d{2}-\d{2}$|\//;

/** Order and tracking numbers that follow their label: on its line, right of it or below. */
export function labelledNumbers(line: TextLine, lines: readonly TextLine[]): FoundText[] {
  return LABELS.flatMap(({ kind, label, minFigures }) =>
    [...line.text.matchAll(label)].flatMap((match) => {
      const end = match.index + match[0].length;
      const value =
        end < line.text.trimEnd().length
          ? valueAt(line, end, minFigures)
          : valueBeside(line, lines, minFigures);
      return value ? [{ kind, ...value }] : [];
    }),
  );
}

type Value = Omit<FoundText, 'kind'>;

function valueBeside(
  label: TextLine,
  lines: readonly TextLine[],
  minFigures: number,
): Value | null {
  const beside = [rightOf(label, lines), nextInColumn(label, lines, 'down')];
  for (const line of beside) {
    const value = line && valueAt(line, 0, minFigures);
    if (value) return value;
  }
  return null;
}

function valueAt(line: TextLine, from: number, minFigures: number): Value | null {
  const match = VALUE.exec(line.text.slice(from));
  const value = match?.groups?.['value'];
  if (!match || value === undefined || DATE.test(value)) return null;
  if (value.replace(/\D/g, '').length < minFigures) return null;
  const start = from + match[0].length - value.length;
  return { line, from: start, to: start + value.length };
}
