import { escapeHtml } from "@jdj/contract/content/escape-html";
import { eq, sql } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import { vendorApplications } from "../../content/vendors/tables.ts";
import { providers } from "../../directory/providers/tables.ts";
import { towns } from "../../directory/towns/tables.ts";
import { sellers } from "../../marketplace/sellers/tables.ts";
import { writeInvitation } from "../invitations/write-invitation.ts";
import { lockUndecided } from "./lock-undecided.ts";

/** The longest short description, in characters: what a card of the directory shows. */
const SHORT = 300;

/** A text of several paragraphs as the HTML of a provider's page. */
function asHtml(text: string): string {
  const paragraphs = text.split(/\n\s*\n/).map((paragraph) => paragraph.trim());
  return paragraphs
    .filter((paragraph) => paragraph !== "")
    .map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`)
    .join("");
}

/** The beginning of a text on one line, cut between words. */
function beginningOf(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  if (line.length <= SHORT) return line;
  return `${line.slice(0, SHORT - 1).replace(/\s+\S*$/, "")}…`;
}

/**
 * Approves a vendor's request: creates their shop, not published yet, with what the request says, and
 * invites its sender to activate the account. The shop of a seller is open in the marketplace, and not
 * meant for the directory.
 * @returns the new provider
 * @throws not-found; application-decided
 */
export async function approveApplication(
  context: RequestContext,
  applicationId: number,
): Promise<{ providerId: number }> {
  const { now } = context;
  return context.db.transaction(async (tx) => {
    const application = await lockUndecided(tx, applicationId);
    const { company, town, phone, email, website, presentation } = application;
    const [known] = await tx
      .select({ id: towns.id })
      .from(towns)
      .where(sql`lower(unaccent(${towns.name})) = lower(unaccent(${town.trim()}))`);
    const [provider] = await tx
      .insert(providers)
      .values({
        name: company,
        shortDescription: beginningOf(presentation),
        description: asHtml(presentation),
        townId: known?.id ?? null,
        phone,
        email,
        website,
        createdAt: now,
      })
      .returning({ id: providers.id });
    if (!provider) throw new Error("The provider was not written");
    const providerId = provider.id;
    if (application.kind === "seller")
      await tx.insert(sellers).values({
        providerId,
        presentation,
        sellsOnly: true,
        openedAt: now,
        createdAt: now,
      });
    await tx
      .update(vendorApplications)
      .set({ decision: "approved", handledAt: now })
      .where(eq(vendorApplications.id, applicationId));
    await writeInvitation(
      { ...context, db: tx },
      { providerId, shopName: company, email, role: "owner", applicationId },
    );
    return { providerId };
  });
}
