import { z } from "zod";
import { call } from "../call/call.ts";
import { readAmount } from "../call/read-amount.ts";
import { refusals } from "../call/refusals.ts";
import { CalendarDate, Done, line, oneOf, optionalLine, PathId } from "../call/shapes.ts";
import { notebookMessages } from "../notebook/messages.ts";
import { versionInput } from "../notebook/version-input.ts";
import { PAYABLE_MAX_FCFA } from "../payments/payable-input.ts";
import { contributionMessages as sentences } from "./messages.ts";
import { ContributionRegister } from "./register-shapes.ts";

const pledge = z.preprocess(
  readAmount,
  z
    .int(sentences.pledgeInvalid)
    .min(0, sentences.pledgeInvalid)
    .max(PAYABLE_MAX_FCFA, sentences.amountTooLarge)
    .nullable(),
);

const cashAmount = z.preprocess(
  readAmount,
  z
    .int(sentences.amountRequired)
    .min(1, sentences.amountRequired)
    .max(PAYABLE_MAX_FCFA, sentences.amountTooLarge),
);

const contributor = {
  name: line(sentences.nameRequired, 80),
  group: optionalLine(60),
  phone_number_1: optionalLine(40),
  pledged: pledge,
  note: optionalLine(200),
};

const ofEvent = { eventId: PathId };
const ofRow = { ...ofEvent, id: PathId };
const errors = ["not-found", "not-allowed", "account-unverified"] as const;
const tags = ["contributions"];
const path = "/api/v1/contributions/{eventId}" as const;

export const contributionRegister = {
  register: call("verified-customer", "contributions:read")
    .route({ method: "GET", path, tags, summary: "The register of the contributions to an event" })
    .input(z.object(ofEvent))
    .output(ContributionRegister)
    .errors(refusals(...errors)),

  addContributor: call("verified-customer", "contributions:write")
    .route({ method: "POST", path: `${path}/people`, tags, summary: "Add a contributor" })
    .input(z.object({ ...ofEvent, ...contributor }))
    .output(Done)
    .errors(refusals(...errors, "register-closed")),

  saveContributor: call("verified-customer", "contributions:write")
    .route({ method: "PUT", path: `${path}/people/{id}`, tags, summary: "Change a contributor" })
    .input(z.object({ ...ofRow, ...contributor, version: versionInput }))
    .output(Done)
    .errors(refusals(...errors, "register-closed", "changed-meanwhile")),

  /** Removes somebody of whom no payment was ever noted. */
  removeContributor: call("verified-customer", "contributions:write")
    .route({ method: "DELETE", path: `${path}/people/{id}`, tags, summary: "Remove a contributor" })
    .input(z.object(ofRow))
    .output(Done)
    .errors(refusals(...errors, "register-closed", "contributor-has-paid")),

  /** Notes a reminder, and answers what the member's own phone opens to send it. */
  remind: call("verified-customer", "contributions:write")
    .route({
      method: "POST",
      path: `${path}/people/{id}/reminder`,
      tags,
      summary: "Remind a contributor",
    })
    .input(z.object({ ...ofRow, by: oneOf(["whatsapp", "sms"], notebookMessages.optionUnknown) }))
    .output(z.object({ success: z.literal(true), message: z.string(), link: z.string() }))
    .errors(refusals(...errors, "register-closed")),

  /**
   * Notes cash that the caller holds. The same sum of the same person on the same day is asked about
   * first: it is noted with `again`.
   */
  recordCash: call("verified-customer", "contributions:write")
    .route({ method: "POST", path: `${path}/people/{id}/cash`, tags, summary: "Note cash" })
    .input(
      z.object({
        ...ofRow,
        amount: cashAmount,
        paid_on: CalendarDate,
        note: optionalLine(200),
        again: z.boolean().default(false),
      }),
    )
    .output(Done)
    .errors(refusals(...errors, "register-closed")),

  /** Confirms cash that another member noted: from then on it counts. */
  confirmCash: call("verified-customer", "money:write")
    .route({ method: "POST", path: `${path}/cash/{id}/confirm`, tags, summary: "Confirm cash" })
    .input(z.object(ofRow))
    .output(Done)
    .errors(refusals(...errors, "register-closed", "state-changed", "cash-needs-second")),

  /** Sets cash aside that another member noted: it stays to be read, and does not count. */
  refuseCash: call("verified-customer", "money:write")
    .route({ method: "POST", path: `${path}/cash/{id}/refuse`, tags, summary: "Set cash aside" })
    .input(z.object({ ...ofRow, reason: line(sentences.reasonRequired, 200) }))
    .output(Done)
    .errors(refusals(...errors, "register-closed", "state-changed", "cash-needs-second")),

  /** Takes back what the caller noted themselves and nobody has answered. */
  cancelCash: call("verified-customer", "contributions:write")
    .route({ method: "POST", path: `${path}/cash/{id}/cancel`, tags, summary: "Take cash back" })
    .input(z.object(ofRow))
    .output(Done)
    .errors(refusals(...errors, "register-closed", "state-changed", "cash-of-another")),

  /** Closes the register: nothing more is noted. Cash that waits is answered before. */
  close: call("verified-customer", "money:write")
    .route({ method: "PUT", path: `${path}/closing`, tags, summary: "Close the register" })
    .input(z.object(ofEvent))
    .output(Done)
    .errors(refusals(...errors, "state-changed", "cash-waiting")),

  reopen: call("verified-customer", "money:write")
    .route({ method: "DELETE", path: `${path}/closing`, tags, summary: "Open the register again" })
    .input(z.object(ofEvent))
    .output(Done)
    .errors(refusals(...errors, "state-changed")),
};
