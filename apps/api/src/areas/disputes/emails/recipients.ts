import { eq } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { withoutForeignLink } from "../../abuse/foreign-link.ts";
import type { NoticeReader } from "../../accounts/emails/enqueue-vendor-notice.ts";
import { reachableReaders, type SidePerson } from "../../accounts/emails/reachable-readers.ts";
import { customers, users } from "../../identity/users/tables.ts";
import { providers } from "../../providers/tables.ts";
import { providerMembers } from "../../providers/team/tables.ts";

/** A side of a sale. */
export type SaleSide = "customer" | "provider";

/** The sides of a sale; null once one is erased. */
export interface SaleParties {
  customerId: number | null;
  providerId: number | null;
}

/** Who of a side is written to: the customer, or the provider's team; nobody who is erased. */
export async function recipientsOf(
  tx: Database,
  side: SaleSide,
  parties: SaleParties,
): Promise<NoticeReader[]> {
  return reachableReaders(await findSide(tx, side, parties));
}

async function findSide(
  tx: Database,
  side: SaleSide,
  { customerId, providerId }: SaleParties,
): Promise<SidePerson[]> {
  const columns = {
    userId: users.id,
    address: users.email,
    provenAt: users.emailVerifiedAt,
  };
  if (side === "customer")
    return customerId === null
      ? []
      : tx
          .select(columns)
          .from(users)
          .innerJoin(customers, eq(customers.userId, users.id))
          .where(eq(customers.id, customerId));
  return providerId === null
    ? []
    : tx
        .select(columns)
        .from(users)
        .innerJoin(providerMembers, eq(providerMembers.userId, users.id))
        .where(eq(providerMembers.providerId, providerId));
}

/** The name of a provider in an email, or other words for one that is a link to another site. */
export async function shopNameOf(
  tx: Database,
  { providerId }: Pick<SaleParties, "providerId">,
  publicUrl: string,
): Promise<string> {
  const [provider] =
    providerId === null
      ? []
      : await tx
          .select({ name: providers.name })
          .from(providers)
          .where(eq(providers.id, providerId));
  const name = provider?.name ?? "";
  return withoutForeignLink(name, "", publicUrl) || "Votre prestataire";
}
