import { ORPCError } from "@orpc/contract";
import { accountRefusals } from "../accounts/messages.ts";
import { albumRefusals } from "../album/refusal-messages.ts";
import { bookingRefusals } from "../bookings/messages.ts";
import { cardRefusals } from "../campaigns/messages.ts";
import { senderNameRefusals } from "../campaigns/sender-name-messages.ts";
import { consoleRefusals } from "../console/messages.ts";
import { contentRefusals } from "../content/messages.ts";
import { contributionRefusals } from "../contributions/messages.ts";
import { disputeRefusals } from "../disputes/messages.ts";
import { eventPageRefusals } from "../event-page/refusal-messages.ts";
import { fabricRefusals } from "../fabric-orders/messages.ts";
import { giftRefusals } from "../gifts/messages.ts";
import { responseRefusals } from "../invitations/response-messages.ts";
import { invoicingRefusals } from "../invoicing/messages.ts";
import { groupLinkRefusals } from "../notebook/group-refusal-messages.ts";
import { notebookRefusals } from "../notebook/refusal-messages.ts";
import { orderRefusals } from "../orders/messages.ts";
import { paymentRefusals } from "../payments/messages.ts";
import { payoutRefusals } from "../payouts/messages.ts";
import { sellingRefusals } from "../products/seller-messages.ts";
import { alertRefusals } from "../providers/lead-alerts-messages.ts";
import { listingRefusals } from "../providers/listing-messages.ts";
import { directoryRefusals } from "../providers/messages.ts";
import { shopRefusals } from "../providers/profile-messages.ts";
import { providerAccountRefusals } from "../providers/team-messages.ts";
import { quoteRefusals } from "../quotes/messages.ts";
import { reviewRefusals } from "../reviews/messages.ts";
import { inFrench } from "./french-messages.ts";

/** Every reason for which a call may be refused: its HTTP status and the sentence a person reads. */
const refusalTable = {
  "not-signed-in": { status: 401, message: "Veuillez vous connecter pour continuer." },
  "not-allowed": { status: 403, message: "Vous n’avez pas accès à cette page." },
  "not-found": { status: 404, message: "Cet élément est introuvable ou n’existe plus." },
  /** Of a state machine: who asks may not make this transition now. */
  "state-changed": {
    status: 409,
    message:
      "L’état a changé entre-temps\u00a0: cette action n’est plus possible. Relisez la page avant de continuer.",
  },
  "too-many-requests": {
    status: 429,
    message: "Trop de tentatives. Veuillez patienter quelques minutes avant de réessayer.",
  },
  busy: { status: 503, message: "Le service est momentanément indisponible. Veuillez réessayer." },
  "storage-away": {
    status: 503,
    message:
      "Le fichier n’a pas pu être enregistré pour le moment. Veuillez réessayer dans quelques minutes.",
  },
  ...accountRefusals,
  ...notebookRefusals,
  ...cardRefusals,
  ...senderNameRefusals,
  ...paymentRefusals,
  ...responseRefusals,
  ...eventPageRefusals,
  ...albumRefusals,
  ...groupLinkRefusals,
  ...contentRefusals,
  ...directoryRefusals,
  ...alertRefusals,
  ...reviewRefusals,
  ...providerAccountRefusals,
  ...quoteRefusals,
  ...shopRefusals,
  ...bookingRefusals,
  ...sellingRefusals,
  ...consoleRefusals,
  ...invoicingRefusals,
  ...listingRefusals,
  ...orderRefusals,
  ...disputeRefusals,
  ...giftRefusals,
  ...fabricRefusals,
  ...contributionRefusals,
  ...payoutRefusals,
} as const;

/** The name of a refusal: one of the codes of the table. */
export type RefusalCode = keyof typeof refusalTable;

/** Every code of the table. */
export const refusalCodes = Object.keys(refusalTable) as RefusalCode[];

/** Field name → sentences to show at that field. */
export type FieldErrors = Record<string, string[]>;

/** The error map of a call, for its contract: `call("customer").errors(refusals("not-found"))`. */
export function refusals<C extends RefusalCode>(...codes: C[]) {
  const chosen: Partial<Record<RefusalCode, { status: number; message: string }>> = {};
  for (const code of codes) chosen[code] = refusalTable[code];
  return chosen as Record<C, { status: number; message: string }>;
}

/** The error to throw when a call is refused as a whole. */
export function refusal(code: RefusalCode): ORPCError<RefusalCode, undefined> {
  const { status, message } = refusalTable[code];
  return new ORPCError(code, { defined: true, status, message, data: undefined });
}

/** The code of the refusal with field errors: HTTP 422 with `errors`. */
export const INVALID_INPUT = "invalid-input";

/** The sentence above a form with refused fields. */
export const INVALID_INPUT_MESSAGE = "Veuillez corriger les champs signalés.";

/** Of a field with control characters. */
export const FORBIDDEN_CHARACTERS = "Ce champ contient des caractères interdits";

/**
 * The error to throw when fields are refused (HTTP 422).
 * @param rows for imports: the invalid lines, passed on to the client.
 */
export function fieldRefusal<T>(
  errors: FieldErrors,
  message: string = INVALID_INPUT_MESSAGE,
  rows?: T[],
): ORPCError<typeof INVALID_INPUT, { errors: FieldErrors; rows?: T[] }> {
  return new ORPCError(INVALID_INPUT, {
    defined: true,
    status: 422,
    message,
    data: rows === undefined ? { errors } : { errors, rows },
  });
}

/** The field errors of an error thrown by a call, or null when it has none. */
export function fieldErrorsOf(error: unknown): FieldErrors | null {
  if (!(error instanceof ORPCError) || error.code !== INVALID_INPUT) return null;
  const data: unknown = error.data;
  if (typeof data !== "object" || data === null || !("errors" in data)) return null;
  return data.errors as FieldErrors;
}

/** Whether an error thrown by a call is that refusal. */
export function isRefusal(error: unknown, code: RefusalCode): boolean {
  return error instanceof ORPCError && error.code === code;
}

/** The sentence of any refusal as people read it, or null for an internal error. */
export function refusalMessage(error: unknown): string | null {
  return error instanceof ORPCError && error.status < 500 ? inFrench(error.message) : null;
}
