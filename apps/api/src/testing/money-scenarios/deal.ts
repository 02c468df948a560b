import type { SubjectKind } from "@jdj/contract/payments/subjects";
import type { Fixture } from "./fixture.ts";

/** What people do about one thing that is paid for. Each may be refused, at any time. */
export interface Deal {
  kind: SubjectKind;
  /** The order that is to be paid, or was; null before there is one. */
  reference(): Promise<string | null>;
  /** Whether it is paid without an account. */
  isGuestCheckout: boolean;
  /** The next thing that the provider does. */
  progress(): Promise<unknown>;
  /** The customer says that all is well. */
  confirm(): Promise<unknown>;
  cancel(): Promise<unknown>;
  /** The provider gives it back. */
  withdraw(): Promise<unknown>;
  dispute(): Promise<unknown>;
  /** The number of the dispute that its customer reads; null for none. */
  disputeId(): Promise<number | null>;
  /** The calls by which staff hold its money and end that, and what names it in them; null for none. */
  holdCalls: { hold: string; lift: string; named: object } | null;
  /** The order of the shop that is paid by it, or for it; null for none. */
  orderId(): Promise<number | null>;
  /** The committee withdraws what it may of what was collected for it; null where nothing is collected. */
  withdrawCollected: (() => Promise<unknown>) | null;
}

/** What somebody cannot do about a deal. */
export const nothing = async () => undefined;

/** A calendar date after so many days. */
export const dayIn = ({ app }: Fixture, days: number) =>
  new Date(app.clock().getTime() + days * 86_400_000).toISOString().slice(0, 10);

/** Why a deal is disputed. */
export const report = (kind: string) => ({ kind, reason: "Ce n’était pas convenu" });
