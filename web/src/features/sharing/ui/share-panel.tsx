import { chakra } from '@chakra-ui/react/styled-system';
import { Skeleton } from '@/components/surfaces';
import type { SharingMember } from '../model/sharing-member';
import { useKeptDraft } from '../model/use-draft';
import { PrivacyTooltip } from './privacy-tooltip';
import { SaleForm } from './sale-form';

/** The panel that a sale is shared from, with what was begun before. */
export function SharePanel({
  member,
  onShared,
}: {
  readonly member: SharingMember;
  readonly onShared: () => void;
}) {
  const kept = useKeptDraft(member.id);
  return (
    <chakra.section aria-labelledby="share-panel" display="grid" gap="4" maxW="60rem">
      <chakra.div>
        <chakra.div display="flex" alignItems="center" gap="1">
          <chakra.h2 id="share-panel" textStyle="heading" fontSize="xl">
            Upload Your Sale Screenshot
          </chakra.h2>
          <PrivacyTooltip />
        </chakra.div>
        <chakra.p color="inkMuted">
          Upload a screenshot of the sold item and we will help extract the details.
        </chakra.p>
      </chakra.div>
      {kept === undefined ? (
        <Skeleton h="14" />
      ) : (
        <SaleForm member={member} kept={kept} onShared={onShared} />
      )}
    </chakra.section>
  );
}
