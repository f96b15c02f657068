import type { Plan } from '@contract/schemas/subscription';
import { useNavigate } from 'react-router-dom';
import { BackLink } from '@/components/back-link';
import { Notice } from '@/components/notice';
import text from '@/components/text.module.css';
import { useViewer } from '@/features/accounts/model/session';
import { useCheckout } from '@/features/billing/model/use-checkout';
import { subscribeAddress, useSubscribeView } from '@/features/billing/model/use-subscribe-view';
import { keepWayBack, wayBackLabel } from '@/features/billing/model/way-back';
import { PlanCards } from '@/features/billing/ui/plan-cards';
import { FreePlanLimitations, PremiumFeatures } from '@/features/billing/ui/premium-features';
import { SubscriptionSection } from '@/features/billing/ui/subscription-section';
import { classNames } from '@/lib/class-names';
import { signInAddress } from '@/lib/sign-in-address';
import { usePageTitle } from '@/lib/use-page-title';
import styles from './subscribe-page.module.css';

/** Sells Premium. A premium member sees their plan instead. */
export function SubscribePage() {
  const viewer = useViewer();
  const { from } = useSubscribeView();
  const title = viewer === 'premium' ? 'Your Premium Plan' : 'Upgrade to Premium';
  usePageTitle(title);
  return (
    <div className={styles.page}>
      <BackLink to={from}>{wayBackLabel(from)}</BackLink>
      <h1 className={classNames(text.display, styles.title)}>{title}</h1>
      {viewer === null && <Notice title="Loading..." role="status" />}
      {viewer === 'premium' && (
        <>
          <SubscriptionSection />
          <PremiumFeatures title="What's included in your plan" />
        </>
      )}
      {(viewer === 'visitor' || viewer === 'free') && <Offer isVisitor={viewer === 'visitor'} />}
    </div>
  );
}

/** A visitor who chooses a plan signs in first and comes back to it. */
function Offer({ isVisitor }: { readonly isVisitor: boolean }) {
  const navigate = useNavigate();
  const view = useSubscribeView();
  const signIn = (plan: Plan | null) =>
    signInAddress('/login', subscribeAddress({ ...view, plan }));
  const { leavingFor, checkOut } = useCheckout((chosen) => signIn(chosen ?? view.plan));
  const choose = (plan: Plan) => {
    keepWayBack(view.from);
    // So that the choice is still there after 'Back', a reload or a failure.
    void navigate(subscribeAddress({ ...view, plan }), { replace: true });
    if (isVisitor) void navigate(signIn(plan));
    else checkOut(plan);
  };
  return (
    <>
      <PremiumFeatures title="What you get with Premium" />
      <PlanCards chosen={view.plan} leavingFor={leavingFor} onChoose={choose} />
      <FreePlanLimitations />
    </>
  );
}
