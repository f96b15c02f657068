import { Button } from '@/components/button';
import { useLeaving } from './use-leaving';

/** Signs out. Asks first if signing out would delete a draft or queued calls. */
export function SignOutButton({ memberId }: { readonly memberId: string }) {
  const { leave, isPending, question } = useLeaving(memberId);
  return (
    <>
      <Button variant="plain" size="sm" busy={isPending} onClick={() => void leave()}>
        Sign Out
      </Button>
      {question}
    </>
  );
}
