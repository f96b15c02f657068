import type Stripe from 'stripe';

/** The type `T` as Stripe sends it without `expand`: with ids in place of the objects to which it refers. */
type WithIds<T, Reference extends keyof T> = Omit<T, Reference> & {
  [Key in Reference]: Extract<T[Key], string | null>;
};

/** The type `T` as Stripe sends it: with texts in place of `Decimal` objects. */
type WithText<T, Amount extends keyof T> = Omit<T, Amount> & Record<Amount, string | null>;

export type Customer = Stripe.Customer;
export type DeletedCustomer = Stripe.DeletedCustomer;
export type Product = Stripe.Product;
export type PaymentMethod = WithIds<Stripe.PaymentMethod, 'customer'>;
export type Price = WithText<WithIds<Stripe.Price, 'product'>, 'unit_amount_decimal'>;
type Plan = WithText<WithIds<Stripe.Plan, 'product'>, 'amount_decimal'>;

export type SubscriptionItem = Omit<Stripe.SubscriptionItem, 'plan' | 'price'> & {
  plan: Plan;
  price: Price;
};

export type Subscription = Omit<
  WithIds<Stripe.Subscription, 'customer' | 'default_payment_method' | 'latest_invoice'>,
  'items'
> & { items: Stripe.ApiList<SubscriptionItem> };

type Pricing = WithText<Stripe.InvoiceLineItem.Pricing, 'unit_amount_decimal'>;
export type InvoiceLine = WithText<Omit<Stripe.InvoiceLineItem, 'pricing'>, 'quantity_decimal'> & {
  pricing: Pricing | null;
};

export type Invoice = Omit<WithIds<Stripe.Invoice, 'customer'>, 'lines' | 'customer' | 'parent'> & {
  customer: string;
  lines: Stripe.ApiList<InvoiceLine>;
  parent: Stripe.Invoice.Parent & {
    subscription_details: Stripe.Invoice.Parent.SubscriptionDetails & { subscription: string };
  };
};

export type InvoicePayment = Omit<WithIds<Stripe.InvoicePayment, 'invoice'>, 'payment'> & {
  payment: { type: 'payment_intent'; payment_intent: string };
};
export type PaymentIntent = WithIds<
  Stripe.PaymentIntent,
  'customer' | 'latest_charge' | 'payment_method'
>;
export type Charge = WithIds<Stripe.Charge, 'customer' | 'payment_intent'>;
export type Refund = WithIds<Stripe.Refund, 'charge' | 'payment_intent' | 'customer'>;
export type Dispute = WithIds<Stripe.Dispute, 'charge' | 'payment_intent'>;
export type CheckoutSession = WithIds<
  Stripe.Checkout.Session,
  'customer' | 'invoice' | 'subscription'
>;
export type PortalConfiguration = Stripe.BillingPortal.Configuration;
export type PortalSession = WithIds<Stripe.BillingPortal.Session, 'configuration'>;
export type WebhookEndpoint = Stripe.WebhookEndpoint;
/** An event. It contains a copy of its object as the object was at the time of the event. */
export type StoredEvent = Omit<Stripe.EventBase, 'data'> & {
  type: string;
  data: { object: { id: string }; previous_attributes?: Record<string, unknown> };
};
