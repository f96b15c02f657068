import type { Plan } from '@contract/schemas/subscription';
import { useNavigate } from 'react-router-dom';
import { BackLink } from '@/components/back-link';
import { ContentByPlan } from '@/components/content-by-plan';
import text from '@/components/text.module.css';
import { useViewer } from '@/features/accounts/model/session';
import { useCheckout } from '@/features/billing/model/use-checkout';
import {
  subscribeUrl,
  type SubscribeParams,
  currentSubscribeParams,
  useSubscribeParams,
} from '@/features/billing/model/use-subscribe-params';
import { storeBackPath, backLinkLabel } from '@/features/billing/model/back-path';
import { PlanCards } from '@/features/billing/ui/plan-cards';
import { FreePlanLimitations, PremiumFeatures } from '@/features/billing/ui/premium-features';
import { SubscriptionSection } from '@/features/billing/ui/subscription-section';
import { classNames } from '@/lib/class-names';
import { signInUrl } from '@/lib/sign-in-url';
import { usePageTitle } from '@/lib/use-page-title';
import styles from './subscribe-page.module.css';

/** Offers Premium. A premium member sees their plan instead. */
export function SubscribePage() {
  const viewer = useViewer();
  const { from } = useSubscribeParams();
  const isPremium = viewer === null ? null : viewer === 'premium';
  usePageTitle(isPremium ? OWN_PLAN : OFFER);
  return (
    <div className={styles.page}>
      <BackLink to={from}>{backLinkLabel(from)}</BackLink>
      <h1 className={classNames(text.display, styles.title)}>
        <ContentByPlan as="span" isPremium={isPremium} premium={OWN_PLAN} others={OFFER} />
      </h1>
      <ContentByPlan
        isPremium={isPremium}
        premium={
          <>
            <SubscriptionSection isMember={viewer !== null} />
            <PremiumFeatures title="What's Included in Your Plan" />
          </>
        }
        others={<Offer isVisitor={viewer === 'visitor'} />}
      />
    </div>
  );
}

const OFFER = 'Upgrade to Premium';
const OWN_PLAN = 'Your Premium Plan';

const signInFor = (view: SubscribeParams) => signInUrl('/login', subscribeUrl(view));

/**
 * Asks a visitor who chooses a plan to sign in first, and then returns to this plan. If the member's session is still
 * loading, requests the checkout anyway: if the server refuses it, the sign-in page opens.
 */
function Offer({ isVisitor }: { readonly isVisitor: boolean }) {
  const navigate = useNavigate();
  const view = useSubscribeParams();
  const { leavingFor, checkOut } = useCheckout((chosen) =>
    signInFor({ ...view, plan: chosen ?? view.plan }),
  );
  const choose = (plan: Plan) => {
    const chosen = { ...currentSubscribeParams(), plan };
    storeBackPath(chosen.from);
    // Writes the chosen plan to the URL, so that the plan is still chosen after 'Back', a reload or a failure.
    void navigate(subscribeUrl(chosen), { replace: true });
    if (isVisitor) void navigate(signInFor(chosen));
    else checkOut(plan);
  };
  return (
    <>
      <PremiumFeatures title="What You Get with Premium" />
      <PlanCards chosen={view.plan} leavingFor={leavingFor} onChoose={choose} />
      <FreePlanLimitations />
    </>
  );
}
