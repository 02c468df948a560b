import type { RequestContext } from "../../../app-context.ts";
import type { Database } from "../../../database/connect.ts";
import type { InvoicingAccess, SigningResult } from "../../../drivers/invoicing/port.ts";
import type { ApiSettings } from "../../../settings.ts";

/** What signing needs to know of sellers, whom an area above knows. */
export interface SellerAccess {
  /** The key of a seller with what belongs to it; null where they have none. */
  find(
    db: Database,
    settings: Pick<ApiSettings, "secret" | "previousSecrets">,
    sellerId: number,
  ): Promise<InvoicingAccess | null>;
  /** Records what the tax office answered to a seller's key, in the caller's transaction (`context.db`). */
  record(context: RequestContext, sellerId: number, result: SigningResult): Promise<void>;
}
