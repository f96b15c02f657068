import type { PictureArea } from '@contract/schemas/picture-area';
import { placeOf } from './place-of';
import mark from './redaction-mark.module.css';

/** Covers the hidden areas of its parent's picture. */
export const RedactionMarks = ({ areas }: { readonly areas: readonly PictureArea[] }) => (
  <div aria-hidden className={mark.marks}>
    {areas.map((area, index) => (
      <div key={index} className={mark.mark} style={placeOf(area)} />
    ))}
  </div>
);
