import { Button } from '@/components/button';
import { useLeaving } from './use-leaving';

/** Signs out. Asks first if shares or comments are waiting. */
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
