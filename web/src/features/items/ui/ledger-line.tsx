import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

/** One line of a sale's figures, a `dt` and its `dd`. */
export function LedgerLine({
  label,
  children,
}: {
  readonly label: string;
  readonly children: ReactNode;
}) {
  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      justifyContent="space-between"
      columnGap="2"
      py="1"
      borderBottom="1px solid {colors.line}"
    >
      <chakra.dt color="inkMuted">{label}</chakra.dt>
      <chakra.dd m="0" ms="auto" textAlign="end" overflowWrap="anywhere">
        {children}
      </chakra.dd>
    </chakra.div>
  );
}
