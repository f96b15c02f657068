import { chakra } from '@chakra-ui/react/styled-system';
import { isPremiumAt } from '@contract/rules/premium';
import type { CurrentUser } from '@contract/schemas/user';
import { type MouseEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button, ButtonLink } from '@/components/button';
import { PersonIcon, StarIcon } from '@/components/icons';
import { Badge } from '@/components/surfaces';
import { showToast } from '@/components/toast/toast-store';
import { useSignOut } from '@/features/accounts/model/use-sign-out';
import { errorSentence } from '@/services/api-error';
import { forgetLiveReads } from '@/services/reactfire-reads';

const MENU_ID = 'account-menu';

export function MemberNavigation({ user }: { readonly user: CurrentUser }) {
  const [now] = useState(() => new Date());
  const premium = isPremiumAt(user, now);
  return (
    <chakra.nav aria-label="Account" display="flex" alignItems="center" gap="2" minW="0">
      {!premium && (
        <ButtonLink to="/subscribe" variant="sticker" size="sm">
          Upgrade
        </ButtonLink>
      )}
      <chakra.div hideBelow="md" display="flex" alignItems="center" gap="2" minW="0">
        <Welcome user={user} premium={premium} />
        <MemberLinks user={user} />
      </chakra.div>
      <chakra.div hideFrom="md">
        <Button variant="outline" size="sm" popoverTarget={MENU_ID} aria-label="Account menu">
          <PersonIcon />
        </Button>
        <PhoneMenu>
          <Welcome user={user} premium={premium} />
          <MemberLinks user={user} />
        </PhoneMenu>
      </chakra.div>
    </chakra.nav>
  );
}

function Welcome({ user, premium }: { readonly user: CurrentUser; readonly premium: boolean }) {
  return (
    <chakra.p display="flex" alignItems="center" gap="2" minW="0" fontSize="sm" color="inkMuted">
      <chakra.span truncate maxW="16rem">
        Welcome, {user.firstName ?? user.email}
      </chakra.span>
      {premium && (
        <Badge tone="sticker">
          <StarIcon />
          Premium
        </Badge>
      )}
    </chakra.p>
  );
}

function MemberLinks({ user }: { readonly user: CurrentUser }) {
  return (
    <>
      {user.isAdmin && (
        <ButtonLink to="/admin" variant="plain" size="sm">
          Admin
        </ButtonLink>
      )}
      <ButtonLink to="/dashboard" variant="plain" size="sm">
        Dashboard
      </ButtonLink>
      <SignOutButton />
    </>
  );
}

function SignOutButton() {
  const navigate = useNavigate();
  const signOut = useSignOut({ forgetMember, onSignedOut: () => void navigate('/') });
  const press = () =>
    signOut.mutate(undefined, {
      onError: (error) =>
        showToast({
          title: "Couldn't sign you out",
          description: errorSentence(error, 'Please try again.'),
          variant: 'destructive',
        }),
    });
  return (
    <Button variant="plain" size="sm" busy={signOut.isPending} onClick={press}>
      Sign Out
    </Button>
  );
}

async function forgetMember(): Promise<void> {
  forgetLiveReads();
  const { clearDrafts } = await import('@/features/sharing/model/draft-store');
  const { clearSharedScreenshots } = await import('@/features/sharing/model/shared-screenshots');
  await Promise.all([clearDrafts(), clearSharedScreenshots()]);
}

/** A native popover. Closes on Escape, on a tap outside and on a tap on a link. */
function PhoneMenu({ children }: { readonly children: React.ReactNode }) {
  const closeOnLink = (event: MouseEvent<HTMLDivElement>) => {
    if (event.target instanceof Element && event.target.closest('a'))
      event.currentTarget.hidePopover();
  };
  return (
    <chakra.div
      id={MENU_ID}
      popover="auto"
      onClick={closeOnLink}
      position="fixed"
      inset="calc(4rem + 0.25rem) 0.75rem auto auto"
      m="0"
      p="2"
      pt="4"
      minW="14rem"
      maxW="calc(100vw - 1.5rem)"
      rounded="lg"
      bg="surface"
      color="ink"
      border="1px solid {colors.line}"
      boxShadow="lifted"
      css={{
        '&:popover-open': { display: 'grid', gap: '2' },
        '& a, & button': { justifyContent: 'flex-start', minH: '11' },
        '& p': { px: '3' },
      }}
    >
      {children}
    </chakra.div>
  );
}
