import { z } from "zod";
import { Instant } from "../call/shapes.ts";

/** The credit note (« avoir ») of one refund, as the payer sees it. */
export const CreditNote = z.object({
  /** `A-000123` */
  number: z.string(),
  amount_fcfa: z.int(),
  issued_at: Instant,
  /** Address of the document (PDF); it opens for an hour or two. */
  url: z.string(),
});
export type CreditNote = z.infer<typeof CreditNote>;
