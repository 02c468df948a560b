import { refusal } from "@jdj/contract/call/refusals";
import { at } from "@jdj/contract/paths/addresses";
import { eq } from "drizzle-orm";
import { hashToken, makeToken } from "../../../crypto/token.ts";
import type { StaffContext } from "../../../http/answer.ts";
import { endAccount } from "../../privacy/data-export/close-account.ts";
import { collectSections } from "../../privacy/data-export/sections.ts";
import { findCustomerActor } from "../../privacy/requests/find-actor.ts";
import { copyPath } from "../../privacy/requests/routes.ts";
import { privacyRequests } from "../../privacy/requests/tables.ts";
import { eraseAccount } from "../../privacy/retention/erase-accounts.ts";
import { recordChange } from "../audit/record-change.ts";
import { lockOpenRequest } from "./change-request.ts";

/** How long the link to a copy is open, in days. */
const LINK_DAYS = 7;

/** Sends the link to a copy to the address that the account has proven. */
async function sendCopy(context: StaffContext, id: number): Promise<void> {
  const { now, author, settings } = context;
  await context.db.transaction(async (tx) => {
    const { userId, version } = await lockOpenRequest(tx, id);
    const actor = await findCustomerActor(tx, userId);
    if (actor === null) throw refusal("no-account");
    const { email, emailVerifiedAt } = actor.user;
    if (email === null || emailVerifiedAt === null) throw refusal("no-proven-address");
    const token = makeToken();
    await tx
      .update(privacyRequests)
      .set({
        state: "done",
        outcome: "Copie envoyée par e-mail",
        handledAt: now,
        tokenHash: hashToken(token),
        tokenExpiresAt: new Date(now.getTime() + LINK_DAYS * 86_400_000),
        version: version + 1,
      })
      .where(eq(privacyRequests.id, id));
    await context.jobs.enqueue(tx, "send-email", {
      kind: "privacy-copy",
      to: email,
      props: { link: settings.publicUrl + copyPath(token) },
    });
    const change = { before: { state: "open" }, after: { state: "done", copy: "sent" } };
    await recordChange(tx, author, now, { action: "privacy-requests.run", id, ...change });
  });
}

/** Closes and erases the account, and confirms it to the address that it had. */
async function erase(context: StaffContext, id: number): Promise<void> {
  const { now, author, settings } = context;
  const { actor, email } = await context.db.transaction(async (tx) => {
    const request = await lockOpenRequest(tx, id);
    const found = await findCustomerActor(tx, request.userId);
    if (found === null) throw refusal("no-account");
    const { user, customer } = found;
    await endAccount({ ...context, db: tx }, { userId: user.id, customerId: customer.id });
    // Logged with the closing, which cannot be taken back; the erasure may be attempted again.
    const after = { person_id: user.id, account: "closed" };
    const change = { id, before: { state: "open" }, after };
    await recordChange(tx, author, now, { action: "privacy-requests.run", ...change });
    return { actor: found, email: user.emailVerifiedAt === null ? request.email : user.email };
  });
  await eraseAccount(context, { userId: actor.user.id, customerId: actor.customer.id });
  await context.db.transaction(async (tx) => {
    const { version } = await lockOpenRequest(tx, id);
    await tx
      .update(privacyRequests)
      .set({ state: "done", outcome: "Compte effacé", handledAt: now, version: version + 1 })
      .where(eq(privacyRequests.id, id));
    if (email)
      await context.jobs.enqueue(tx, "send-email", {
        kind: "privacy-erased",
        to: email,
        props: { link: settings.publicUrl + at("privacy") },
      });
  });
}

/**
 * Does what a request asks for: sends the copy, or erases the account. An erasure that fails on its
 * way leaves a closed account, which the retention job erases within its period.
 * @throws not-found; state-changed; no-account; no-proven-address for a copy
 */
export async function runRequest(context: StaffContext, id: number): Promise<void> {
  const [request] = await context.db
    .select({ kind: privacyRequests.kind })
    .from(privacyRequests)
    .where(eq(privacyRequests.id, id));
  if (!request) throw refusal("not-found");
  await (request.kind === "export" ? sendCopy(context, id) : erase(context, id));
}

/** The data of the person of a request that waits, for an answer by post; logged. @throws as `runRequest` */
export async function readData(context: StaffContext, id: number) {
  const { now, author } = context;
  return context.db.transaction(async (tx) => {
    const { userId } = await lockOpenRequest(tx, id);
    const actor = await findCustomerActor(tx, userId);
    if (actor === null) throw refusal("no-account");
    const change = { id, before: null, after: { person_id: userId } };
    await recordChange(tx, author, now, { action: "privacy-requests.data", ...change });
    // What only the couple may see is in the copy that is sent to them.
    const sections = await collectSections(tx, actor, { sensitive: false });
    return { exported_at: now.toISOString(), sections };
  });
}
