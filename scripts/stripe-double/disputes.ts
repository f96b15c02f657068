import type { Account } from './account';
import { noSuchObjectError } from './api-error';
import type { Charge, Dispute } from './stored';

const NO_EVIDENCE: Dispute['evidence'] = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  enhanced_evidence: {},
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
};

const WEEK_S = 7 * 24 * 60 * 60;

/** Opens a dispute about a charge, as a bank does. */
export function openDispute(account: Account, charge: Charge): Dispute {
  if (charge.disputed) throw new Error(`The charge ${charge.id} is disputed already.`);
  const dispute: Dispute = {
    id: account.newId('du'),
    object: 'dispute',
    amount: charge.amount,
    balance_transactions: [],
    charge: charge.id,
    created: account.now(),
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: NO_EVIDENCE,
    evidence_details: {
      due_by: account.now() + WEEK_S,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'manual',
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    payment_method_details: {
      card: { brand: 'visa', case_type: 'chargeback', network: 'visa', network_reason_code: '10' },
      type: 'card',
    },
    reason: 'fraudulent',
    status: 'needs_response',
  };
  account.state.disputes[dispute.id] = dispute;
  charge.disputed = true;
  account.emit('charge.dispute.created', dispute);
  return dispute;
}

/** Returns the dispute with the id in the path. */
export function disputeOf({ state }: Account, id: string): Dispute {
  const dispute = state.disputes[id];
  if (!dispute) throw noSuchObjectError('dispute', id);
  return dispute;
}

/** Closes a dispute as won or lost, as a bank does. */
export function closeDispute(account: Account, dispute: Dispute, status: 'won' | 'lost'): void {
  if (dispute.status === 'won' || dispute.status === 'lost')
    throw new Error(`The dispute ${dispute.id} is closed already.`);
  dispute.status = status;
  account.emit('charge.dispute.closed', dispute);
}
