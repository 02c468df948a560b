import { z } from "zod";
import { call } from "../call/call.ts";
import { refusals } from "../call/refusals.ts";
import { Done, Instant, PathId } from "../call/shapes.ts";
import { accountMessages } from "./messages.ts";
import { OpenMoney } from "./open-money.ts";

/** One section of the export: rows under named columns. */
export const DataSection = z
  .object({
    name: z.string(),
    /** The French heading on the readable page. */
    title: z.string(),
    columns: z.array(
      z.object({
        key: z.string(),
        label: z.string(),
        kind: z.enum(["text", "date", "instant", "phone", "yes-no"]),
      }),
    ),
    rows: z.array(z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))),
    /** How many more there are, where not all were asked for. */
    further: z.int().min(1).optional(),
  })
  .meta({ id: "DataSection" });
export type DataSection = z.infer<typeof DataSection>;

export const dataExport = {
  /**
   * All stored data about the caller and by them; answers about religion and origin only with
   * `sensitive=1`, and of a long section no more than its first `rows`.
   */
  exportData: call("customer")
    .route({
      method: "GET",
      path: "/api/v1/account/export",
      tags: ["accounts"],
      summary: "Export one's own data",
    })
    .input(
      z.object({ sensitive: z.enum(["0", "1"]).optional(), rows: PathId.optional() }).optional(),
    )
    .output(z.object({ exported_at: Instant, sections: z.array(DataSection) })),

  /** What money of the caller is open: the account is closed once nothing is. */
  openMoney: call("customer")
    .route({
      method: "GET",
      path: "/api/v1/account/open-money",
      tags: ["accounts"],
      summary: "What money of one's own account is open",
    })
    .output(z.object({ data: z.array(OpenMoney) })),

  /** Closes the account and revokes its sessions; nobody can sign in to it any more. Refused (422) while money is open. */
  closeAccount: call("customer")
    .route({
      method: "POST",
      path: "/api/v1/account/close",
      tags: ["accounts"],
      summary: "Close one's own account",
    })
    .input(
      z.strictObject({
        password: z
          .string(accountMessages.passwordRequired)
          .min(1, accountMessages.passwordRequired)
          .max(200, accountMessages.passwordTooLong),
      }),
    )
    .output(Done)
    .errors(refusals("too-many-requests")),
};
