import { at } from "@jdj/contract/paths/addresses";
import { eq } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import { customers, users } from "../../identity/users/tables.ts";
import { products } from "../../products/products/tables.ts";
import { providers } from "../../providers/tables.ts";

interface Hidden {
  customerId: number;
  providerId: number;
  /** Null for a review of the provider. */
  productId: number | null;
}

/** Tells the author of a review by email why it was hidden, in the caller's transaction (`context.db`). */
export async function notifyAuthor(
  { db, jobs, settings }: RequestContext,
  { customerId, providerId, productId }: Hidden,
  reason: string,
): Promise<void> {
  const [author] = await db
    .select({ email: users.email })
    .from(customers)
    .innerJoin(users, eq(users.id, customers.userId))
    .where(eq(customers.id, customerId));
  const [about] =
    productId === null
      ? await db
          .select({ name: providers.name })
          .from(providers)
          .where(eq(providers.id, providerId))
      : await db.select({ name: products.name }).from(products).where(eq(products.id, productId));
  if (!author?.email || !about) return;
  await jobs.enqueue(db, "send-email", {
    kind: "review-hidden",
    to: author.email,
    props: {
      shopName: about.name,
      detail: reason,
      link:
        settings.publicUrl +
        (productId === null
          ? at("provider", { id: providerId })
          : at("shoppingReview", { id: productId })),
    },
  });
}
