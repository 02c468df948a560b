import type { RequestContext } from "../../../app-context.ts";
import type { users } from "../../identity/users/tables.ts";
import { erasureMessage } from "./erasure-texts.ts";

type User = typeof users.$inferSelect;

/** An address or a number that an account has proven. */
export interface ProvenChannel {
  channel: "email" | "phone";
  to: string;
}

/** Every proven address and number of an account: the address first. */
export function provenChannels({
  email,
  emailVerifiedAt,
  phone,
  phoneVerifiedAt,
}: Pick<User, "email" | "emailVerifiedAt" | "phone" | "phoneVerifiedAt">): ProvenChannel[] {
  return [
    ...(email !== null && emailVerifiedAt !== null
      ? [{ channel: "email", to: email } as const]
      : []),
    ...(phone !== null && phoneVerifiedAt !== null
      ? [{ channel: "phone", to: phone } as const]
      : []),
  ];
}

/** Those of the proven channels by which messages leave today. */
export function reachableChannels(
  user: Pick<User, "email" | "emailVerifiedAt" | "phone" | "phoneVerifiedAt">,
  closedServices: readonly string[],
): ProvenChannel[] {
  const service = { email: "mail", phone: "sms" } as const;
  return provenChannels(user).filter(({ channel }) => !closedServices.includes(service[channel]));
}

/** What a person is told of the erasure of their account. */
export interface ErasureNotice {
  kind:
    | "privacy-erasure-proof"
    | "privacy-erasure-notice"
    | "privacy-erasure-ended"
    | "privacy-erased";
  link: string;
  /** What the email quotes; empty for nothing. */
  detail?: string;
  /** The text message, without the product's name and the link. */
  text: string;
}

/** Tells somebody by one channel, in the transaction of the caller (`context.db`). */
export async function sendNotice(
  { db: tx, jobs, settings }: RequestContext,
  { channel, to }: ProvenChannel,
  { kind, link, detail = "", text }: ErasureNotice,
): Promise<void> {
  if (channel === "email")
    await jobs.enqueue(tx, "send-email", { kind, to, props: { link, detail } });
  else
    await jobs.enqueue(tx, "send-short-message", {
      kind,
      to,
      text: erasureMessage(settings.brand, text, link),
    });
}
