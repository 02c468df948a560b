import { z } from "zod";
import { Id, Instant } from "../call/shapes.ts";
import { cashStates } from "./contribution-states.ts";

/** A contribution in cash, as one member noted it and another one answered. */
export const ContributionCash = z
  .object({
    id: Id,
    amount_fcfa: z.int(),
    /** `YYYY-MM-DD` */
    paid_on: z.string(),
    state: z.enum(cashStates),
    note: z.string().nullable(),
    /** Who holds it: who noted it. */
    recorded_by: z.string(),
    recorded_at: Instant,
    /** Who confirmed it, set it aside or took it back; null while it waits. */
    decided_by: z.string().nullable(),
    decided_at: Instant.nullable(),
    /** Why it was set aside; null otherwise. */
    reason: z.string().nullable(),
    can: z.object({ confirm: z.boolean(), refuse: z.boolean(), cancel: z.boolean() }),
  })
  .meta({ id: "ContributionCash" });
export type ContributionCash = z.infer<typeof ContributionCash>;

const sums = {
  pledged_fcfa: z.int(),
  /** Confirmed cash, and what came by mobile money and was not given back. */
  received_fcfa: z.int(),
  /** Cash that waits for a second person's word. */
  waiting_fcfa: z.int(),
  /** What is missing to what each pledged. */
  left_fcfa: z.int(),
};

/** Somebody who contributes. */
export const Contributor = z
  .object({
    id: Id,
    version: z.int(),
    name: z.string(),
    /** « Famille », « Collègues »; null for none. */
    group: z.string().nullable(),
    /** E.164; null when it is not known. */
    phone: z.string().nullable(),
    note: z.string().nullable(),
    ...sums,
    cash: z.array(ContributionCash),
    /** What came by mobile money, oldest first. */
    mobile: z.array(
      z.object({
        id: Id,
        amount_fcfa: z.int(),
        /** What of it was given back. */
        returned_fcfa: z.int(),
        paid_at: Instant,
      }),
    ),
    reminded_at: Instant.nullable(),
    /** The path of the personal link. */
    path: z.string(),
  })
  .meta({ id: "Contributor" });
export type Contributor = z.infer<typeof Contributor>;

/** What a register comes to. Money in FCFA. */
export const ContributionTotals = z
  .object({
    people: z.int(),
    ...sums,
    /** Of what was received. */
    cash_fcfa: z.int(),
  })
  .meta({ id: "ContributionTotals" });
export type ContributionTotals = z.infer<typeof ContributionTotals>;

/** The register of the contributions to an event. */
export const ContributionRegister = z
  .object({
    closed_at: Instant.nullable(),
    closed_by: z.string().nullable(),
    contributors: z.array(Contributor),
    /** By group, in the order of the names; those without one last, as null. */
    groups: z.array(z.object({ name: z.string().nullable(), totals: ContributionTotals })),
    totals: ContributionTotals,
    /** What of the confirmed cash each member holds. */
    holders: z.array(z.object({ name: z.string(), amount_fcfa: z.int() })),
    /** Whether the notebook has two members at least who may confirm cash or note it. */
    has_second: z.boolean(),
    can: z.object({ write: z.boolean(), decide: z.boolean(), close: z.boolean() }),
  })
  .meta({ id: "ContributionRegister" });
export type ContributionRegister = z.infer<typeof ContributionRegister>;
