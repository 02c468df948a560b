import type { PaymentMethod } from "@jdj/contract/payments/methods";
import type { PaymentPurpose } from "@jdj/contract/payments/subjects";
import { and, eq, gte, inArray, lt, type SQL, sql } from "drizzle-orm";
import { union } from "drizzle-orm/pg-core";
import type { Database } from "../../../database/connect.ts";
import { gatewayNames } from "../../../drivers/payments/gateway-names.ts";
import { readPhone } from "../../../phone/phone.ts";
import { contributionPayments } from "../../contributions/mobile-money/tables.ts";
import { contributors } from "../../contributions/register/tables.ts";
import { fabricShares } from "../../fabric-orders/shares/tables.ts";
import { gifts } from "../../gifts/gifts/tables.ts";
import { customers, users } from "../../identity/users/tables.ts";
import { isOdd } from "../../payments/payments/check-accounts.ts";
import { gatewayOf } from "../../payments/payments/gateway-methods.ts";
import type { Attempt } from "../../payments/payments/queries.ts";
import { paymentAttempts, payments } from "../../payments/payments/tables.ts";

/** What payments are searched by; an absent field is no condition. */
export interface PaymentFilter {
  reference?: string | undefined;
  /** As typed. */
  phone?: string | undefined;
  state?: Attempt["state"] | undefined;
  method?: PaymentMethod | undefined;
  purpose?: PaymentPurpose | undefined;
  /** Calendar dates, both included. */
  from?: string | undefined;
  to?: string | undefined;
  odd?: boolean | undefined;
  /** The user who pays. */
  person_id?: number | undefined;
}

const DAY_MS = 86_400_000;

/** The conditions of a search of payments; each has an index. */
export function paymentsWhere(db: Database, filter: PaymentFilter, now: Date): SQL | undefined {
  const { reference, phone, state, method, purpose, from, to, odd } = filter;
  const { person_id: personId } = filter;
  const gateway = method === undefined ? undefined : gatewayOf(method);
  return and(
    odd ? isOdd(now) : undefined,
    reference ? inArray(paymentAttempts.id, named(db, reference)) : undefined,
    phone ? inArray(paymentAttempts.id, paidFrom(db, phone)) : undefined,
    personId === undefined ? undefined : inArray(paymentAttempts.id, paidBy(db, personId)),
    state === undefined ? undefined : eq(paymentAttempts.state, state),
    gateway === undefined
      ? undefined
      : gateway === null
        ? sql`false`
        : eq(paymentAttempts.gateway, gateway),
    purpose === undefined ? undefined : eq(payments.purpose, purpose),
    from ? gte(paymentAttempts.createdAt, new Date(`${from}T00:00:00Z`)) : undefined,
    to
      ? lt(paymentAttempts.createdAt, new Date(Date.parse(`${to}T00:00:00Z`) + DAY_MS))
      : undefined,
  );
}

/** The attempts under our reference of the payment or of the attempt, or under the company's own. */
function named(db: Database, reference: string) {
  const ids = () => db.select({ id: paymentAttempts.id }).from(paymentAttempts);
  const byOrder = (which: string) =>
    ids()
      .innerJoin(payments, eq(payments.id, paymentAttempts.paymentId))
      .where(eq(payments.reference, which));
  const ofGateways = (names: SQL) =>
    ids().where(and(inArray(paymentAttempts.gateway, [...gatewayNames]), names));
  return union(
    byOrder(reference.toUpperCase()),
    ofGateways(eq(paymentAttempts.reference, reference.toUpperCase())),
    ofGateways(eq(paymentAttempts.gatewayReference, reference)),
  );
}

/** The attempts of the payments of a user. */
function paidBy(db: Database, userId: number) {
  return db
    .select({ id: paymentAttempts.id })
    .from(customers)
    .innerJoin(payments, eq(payments.customerId, customers.id))
    .innerJoin(paymentAttempts, eq(paymentAttempts.paymentId, payments.id))
    .where(eq(customers.userId, userId));
}

/** The attempts from a number, of the customer who has it, or of whoever gave, shared or contributed under it. */
function paidFrom(db: Database, typed: string) {
  const read = readPhone(typed);
  const e164 = read.ok ? read.e164 : `+${typed.replace(/\D/g, "")}`;
  const orders = () =>
    db
      .select({ id: paymentAttempts.id })
      .from(paymentAttempts)
      .innerJoin(payments, eq(payments.id, paymentAttempts.paymentId));
  const subject = (
    kind: "gift" | "fabric-share" | "contribution",
    id: typeof gifts.id | typeof fabricShares.id | typeof contributionPayments.id,
  ) => and(eq(payments.subjectKind, kind), eq(payments.subjectId, id));
  return union(
    db
      .select({ id: paymentAttempts.id })
      .from(paymentAttempts)
      .where(eq(paymentAttempts.phone, e164.slice(1))),
    orders()
      .innerJoin(customers, eq(customers.id, payments.customerId))
      .innerJoin(users, eq(users.id, customers.userId))
      .where(eq(users.phone, e164)),
    orders().innerJoin(gifts, subject("gift", gifts.id)).where(eq(gifts.giverPhone, e164)),
    orders()
      .innerJoin(fabricShares, subject("fabric-share", fabricShares.id))
      .where(eq(fabricShares.phone, e164)),
    orders()
      .innerJoin(contributionPayments, subject("contribution", contributionPayments.id))
      .innerJoin(contributors, eq(contributors.id, contributionPayments.contributorId))
      .where(eq(contributors.phone, e164)),
  );
}
