import type { ComponentProps, ReactNode } from 'react';
import { ButtonRow } from './button-row';

interface ActionButtonRowProps extends Omit<ComponentProps<typeof ButtonRow>, 'children'> {
  /** The button of the choice that the member most likely wants. */
  readonly act: ReactNode;
  /** The buttons of other choices. */
  readonly other?: ReactNode;
  /** The button that changes nothing, such as 'Cancel'. */
  readonly keep: ReactNode;
}

/**
 * The buttons of a dialog, question or form. Their order is the same everywhere, on the screen and for the keyboard.
 */
export const ActionButtonRow = ({ act, other, keep, ...row }: ActionButtonRowProps) => (
  <ButtonRow {...row}>
    {act}
    {other}
    {keep}
  </ButtonRow>
);
