import { Button } from '@/components/button';
import { usePreloadFirebase } from '../model/use-confirmed-identity';

interface GoogleButtonProps {
  readonly disabled: boolean;
  readonly onPress: () => void;
}

/** A button that signs in with Google. The first sign-in creates an account. */
export function GoogleButton({ disabled, onPress }: GoogleButtonProps) {
  usePreloadFirebase();
  return (
    <Button variant="outline" disabled={disabled} onClick={onPress}>
      Continue with Google
    </Button>
  );
}
