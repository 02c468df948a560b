import { at } from "@jdj/contract/paths/addresses";
import { eq } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import { customers, users } from "../../identity/users/tables.ts";
import { providers } from "../../providers/tables.ts";

/** Tells the author of a review by email why it was hidden, in the caller's transaction (`context.db`). */
export async function notifyAuthor(
  { db, jobs, settings }: RequestContext,
  { customerId, providerId }: { customerId: number; providerId: number },
  reason: string,
): Promise<void> {
  const [author] = await db
    .select({ email: users.email })
    .from(customers)
    .innerJoin(users, eq(users.id, customers.userId))
    .where(eq(customers.id, customerId));
  const [provider] = await db
    .select({ name: providers.name })
    .from(providers)
    .where(eq(providers.id, providerId));
  if (!author?.email || !provider) return;
  await jobs.enqueue(db, "send-email", {
    kind: "review-hidden",
    to: author.email,
    props: {
      shopName: provider.name,
      detail: reason,
      link: settings.publicUrl + at("provider", { id: providerId }),
    },
  });
}
