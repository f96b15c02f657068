import { chakra } from '@chakra-ui/react/styled-system';
import { FREE_SUBMISSIONS_PER_MONTH } from '@contract/schemas/subscription';
import { Link } from 'react-router-dom';

const UpgradeLink = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minH: '11',
    color: 'link',
    fontWeight: 'semibold',
    textDecoration: 'underline',
  },
});

/** What the member may still share this month; its place is kept while that is not known. */
export const SubmissionsLeft = ({ left }: { readonly left: number | null | undefined }) => (
  <chakra.p color="inkMuted" textStyle="figures" flexBasis={{ base: '100%', sm: 'auto' }}>
    {textFor(left)}
  </chakra.p>
);

function textFor(left: number | null | undefined): string {
  if (left === undefined) return '\u00a0';
  if (left === null) return 'Unlimited submissions';
  return `${left} of ${FREE_SUBMISSIONS_PER_MONTH} submissions left this month`;
}

/** Why a free member cannot share any more this month, and what would change that. */
export const MonthlyLimitNote = () => (
  <chakra.div>
    <chakra.p fontWeight="semibold">
      You have reached your monthly limit of {FREE_SUBMISSIONS_PER_MONTH} submissions.
    </chakra.p>
    <UpgradeLink to="/subscribe">Upgrade for unlimited submissions</UpgradeLink>
  </chakra.div>
);
