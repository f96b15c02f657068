import { useShareSale } from '../model/use-share-sale';
import type { ExtractedField } from '../model/extraction';
import { placeOf } from './place-of';
import styles from './text-outlines.module.css';

interface TextOutlinesProps {
  /** Hides the outlines, but keeps their buttons, which can get the focus back. */
  readonly disabled: boolean;
  /** `byKeyboard` is true if the outline was not pressed with a pointer. */
  readonly onCorrect: (field: ExtractedField, byKeyboard: boolean) => void;
}

/** Outlines where title and price were read. A tap lets the member select the text again, starting with its box. */
export function TextOutlines({ disabled, onCorrect }: TextOutlinesProps) {
  const { reading } = useShareSale().state.draft;
  const outlines = [
    { field: 'title', name: 'title', area: reading?.titleArea },
    { field: 'soldPrice', name: 'price', area: reading?.priceArea },
  ] as const;
  return outlines.map(
    ({ field, name, area }) =>
      area && (
        <button
          key={field}
          type="button"
          aria-label={`Select the ${name} again`}
          disabled={disabled}
          className={styles.outline}
          style={placeOf(area)}
          onClick={(event) => onCorrect(field, event.detail === 0)}
        />
      ),
  );
}
