import { z } from "zod";
import { DataSection } from "../accounts/data-export.ts";
import { call } from "../call/call.ts";
import { Instant } from "../call/shapes.ts";

export const memberDataExport = {
  /**
   * What is stored about the caller, a member of a team; for an owner also about the shop. The
   * addresses of calendars kept elsewhere are secrets, so that only their hosts are named.
   */
  exportData: call("provider")
    .route({
      method: "GET",
      path: "/api/v1/pro/account/export",
      tags: ["providers' space"],
      summary: "Export one's own data",
    })
    .output(z.object({ exported_at: Instant, sections: z.array(DataSection) })),
};
