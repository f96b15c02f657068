import type { ComponentProps, ReactNode } from 'react';
import { ButtonRow } from './button-row';

interface ActRowProps extends Omit<ComponentProps<typeof ButtonRow>, 'children'> {
  /** The button of the act that is most likely wanted. */
  readonly act: ReactNode;
  /** Buttons of other acts. */
  readonly other?: ReactNode;
  /** The button that leaves everything as it is, such as 'Cancel'. */
  readonly keep: ReactNode;
}

/** The buttons of a dialog, question or form, in the same order everywhere, on the screen and for the keyboard. */
export const ActRow = ({ act, other, keep, ...row }: ActRowProps) => (
  <ButtonRow {...row}>
    {act}
    {other}
    {keep}
  </ButtonRow>
);
