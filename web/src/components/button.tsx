import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { buttonRecipe } from './recipes';

const ButtonElement = chakra('button', buttonRecipe);
const ButtonAnchor = chakra(Link, buttonRecipe);

type ButtonProps = ComponentProps<typeof ButtonElement> & {
  readonly busy?: boolean;
};

export function Button({ busy = false, disabled, children, ...rest }: ButtonProps) {
  return (
    <ButtonElement type="button" disabled={busy || disabled} aria-busy={busy} {...rest}>
      {busy && <Spinner />}
      {children}
    </ButtonElement>
  );
}

export function ButtonLink(props: ComponentProps<typeof ButtonAnchor>) {
  return <ButtonAnchor {...props} />;
}

/** Hidden from screen readers. Show a text next to it. */
export function Spinner() {
  return (
    <chakra.span
      aria-hidden
      display="inline-block"
      w="1em"
      h="1em"
      rounded="full"
      border="2px solid currentColor"
      borderTopColor="transparent"
      animation="spin 0.8s linear infinite"
    />
  );
}
