import { z } from "zod";
import { call } from "../call/call.ts";
import { refusals } from "../call/refusals.ts";
import { Done, Id, Instant, line, oneOf, PathId } from "../call/shapes.ts";
import { payoutMessages } from "./messages.ts";
import { methodCodes } from "./payout-methods.ts";
import { numberStates } from "./payout-number.ts";

/** A mobile-money number to which a beneficiary is paid. */
export const PayoutNumber = z
  .object({
    id: Id,
    method: z.enum(methodCodes),
    /** E.164. */
    phone: z.string(),
    /** Whose number it is, as the beneficiary wrote it. */
    holder: z.string(),
    is_identified: z.boolean(),
    /** The most that its wallet takes, less what is on its way to it, in FCFA. */
    left_fcfa: z.int(),
    /** `unproven` until its code is entered, then `new` for 48 hours. */
    state: z.enum(numberStates),
    /** From when it may be paid to; null until its code is entered. */
    usable_from: Instant.nullable(),
  })
  .meta({ id: "PayoutNumber" });
export type PayoutNumber = z.infer<typeof PayoutNumber>;

/** A number that a beneficiary adds, confirmed by the password of their account. */
const NewNumber = {
  method: oneOf(methodCodes, payoutMessages.methodRequired),
  phone: line(payoutMessages.phoneInvalid, 40),
  holder: line(payoutMessages.holderRequired, 80),
  /** Whether the operator has the holder's identity card: the wallet then holds more. */
  is_identified: z.boolean().default(false),
  current_password: z.string().max(200).default(""),
};

const Code = z
  .string(payoutMessages.codeRequired)
  .trim()
  .regex(/^\d{6}$/, payoutMessages.codeRequired);

const Numbers = z.object({ data: z.array(PayoutNumber) });
const Added = z.object({ success: z.literal(true), message: z.string(), id: Id });

const tags = ["payouts"];
const ofCode = [
  "payout-code-just-sent",
  "otp-not-sent",
  "sms-closed",
  "too-many-requests",
] as const;

const ownerErrors = ["no-shop", "owner-only-money"] as const;
const proPath = "/api/v1/pro/payout-numbers" as const;

/** The numbers of a provider's shop, for its owners. */
export const providerNumbers = {
  list: call("provider")
    .route({ method: "GET", path: proPath, tags, summary: "Numbers for payouts" })
    .output(Numbers)
    .errors(refusals(...ownerErrors)),

  /** Adds a number and sends a code to it. */
  add: call("provider")
    .route({ method: "POST", path: proPath, tags, summary: "Add a number for payouts" })
    .input(z.object(NewNumber))
    .output(Added)
    .errors(refusals(...ownerErrors, ...ofCode, "payout-numbers-full", "payout-number-proven")),

  sendCode: call("provider")
    .route({ method: "POST", path: `${proPath}/{id}/code`, tags, summary: "Send another code" })
    .input(z.object({ id: PathId }))
    .output(Done)
    .errors(refusals(...ownerErrors, ...ofCode, "not-found", "payout-number-proven")),

  confirm: call("provider")
    .route({ method: "POST", path: `${proPath}/{id}/confirm`, tags, summary: "Enter the code" })
    .input(z.object({ id: PathId, code: Code }))
    .output(Done)
    .errors(refusals(...ownerErrors, "not-found", "payout-number-proven")),

  remove: call("provider")
    .route({ method: "DELETE", path: `${proPath}/{id}`, tags, summary: "Remove a number" })
    .input(z.object({ id: PathId }))
    .output(Done)
    .errors(refusals(...ownerErrors, "not-found")),
};

const hostErrors = ["not-found", "not-allowed", "account-unverified"] as const;
const hostPath = "/api/v1/gift-lists/{eventId}/payout-numbers" as const;

/** The numbers of the hosts of an event, for its owners. */
export const hostNumbers = {
  list: call("verified-customer", "ownership:read")
    .route({ method: "GET", path: hostPath, tags, summary: "Numbers for the hosts' payouts" })
    .input(z.object({ eventId: PathId }))
    .output(Numbers)
    .errors(refusals(...hostErrors)),

  /** Adds a number and sends a code to it. */
  add: call("verified-customer", "ownership:write")
    .route({ method: "POST", path: hostPath, tags, summary: "Add a number of the hosts'" })
    .input(z.object({ eventId: PathId, ...NewNumber }))
    .output(Added)
    .errors(refusals(...hostErrors, ...ofCode, "payout-numbers-full", "payout-number-proven")),

  sendCode: call("verified-customer", "ownership:write")
    .route({ method: "POST", path: `${hostPath}/{id}/code`, tags, summary: "Send another code" })
    .input(z.object({ eventId: PathId, id: PathId }))
    .output(Done)
    .errors(refusals(...hostErrors, ...ofCode, "payout-number-proven")),

  confirm: call("verified-customer", "ownership:write")
    .route({ method: "POST", path: `${hostPath}/{id}/confirm`, tags, summary: "Enter the code" })
    .input(z.object({ eventId: PathId, id: PathId, code: Code }))
    .output(Done)
    .errors(refusals(...hostErrors, "payout-number-proven")),

  remove: call("verified-customer", "ownership:write")
    .route({ method: "DELETE", path: `${hostPath}/{id}`, tags, summary: "Remove a number" })
    .input(z.object({ eventId: PathId, id: PathId }))
    .output(Done)
    .errors(refusals(...hostErrors)),
};
