import { Button } from '@/components/button';
import { useSignOutWithQuestion } from './use-sign-out-with-question';

/** Signs out. Asks first if signing out would delete a draft or queued calls. */
export function SignOutButton({ memberId }: { readonly memberId: string }) {
  const { leave, isPending, question } = useSignOutWithQuestion(memberId);
  return (
    <>
      <Button variant="plain" size="sm" busy={isPending} onClick={() => void leave()}>
        Sign Out
      </Button>
      {question}
    </>
  );
}
