import { refusal } from "@jdj/contract/call/refusals";
import { eq } from "drizzle-orm";
import { hashToken, makeToken } from "../../../../crypto/token.ts";
import type { StaffContext } from "../../../../http/answer.ts";
import { recordChange } from "../../../staff/audit/record-change.ts";
import { askErasure } from "../../account-erasure/ask-erasure.ts";
import { collectSections } from "../../data-export/sections.ts";
import { findCustomerActor } from "../find-actor.ts";
import { privacyRequestMachine } from "../request-state.ts";
import { copyPath } from "../routes.ts";
import { privacyRequests } from "../tables.ts";
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
        state: privacyRequestMachine.transition("open", "done"),
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

/**
 * Does what a request asks for: sends the copy, or asks the person to confirm the erasure.
 * @throws not-found; changed-meanwhile; no-account; no-proven-address for a copy; as `askErasure`
 */
export async function runRequest(
  context: StaffContext,
  { id, channel }: { id: number; channel?: "email" | "phone" | undefined },
): Promise<void> {
  const [request] = await context.db
    .select({ kind: privacyRequests.kind })
    .from(privacyRequests)
    .where(eq(privacyRequests.id, id));
  if (!request) throw refusal("not-found");
  await (request.kind === "export" ? sendCopy(context, id) : askErasure(context, { id, channel }));
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
