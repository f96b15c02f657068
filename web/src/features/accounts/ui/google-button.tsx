import { Button } from '@/components/button';
import { usePreloadFirebase } from '../model/use-confirmed-identity';

interface GoogleButtonProps {
  readonly disabled: boolean;
  readonly onPress: () => void;
}

/** Signs in with Google. Creates an account at the first sign-in. */
export function GoogleButton({ disabled, onPress }: GoogleButtonProps) {
  usePreloadFirebase();
  return (
    <Button variant="outline" disabled={disabled} onClick={onPress}>
      Continue with Google
    </Button>
  );
}
