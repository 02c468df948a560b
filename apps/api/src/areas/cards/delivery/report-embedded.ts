import { type AppContext, requestContext } from "../../../app-context.ts";
import { takeReport } from "./take-report.ts";

/**
 * Has the embedded gateways tell what they have to tell, as the requests that the live ones post:
 * signed, and read by the code that reads those. Live gateways have nothing to take here.
 */
export async function reportEmbedded(app: AppContext): Promise<void> {
  for (const by of ["sms", "whatsapp"] as const) {
    const driver = app[by];
    for (;;) {
      const requests = (await driver.takeReports?.()) ?? [];
      if (requests.length === 0) break;
      for (const request of requests)
        for (const report of driver.readReport(request) ?? [])
          await takeReport(requestContext(app), by, report);
    }
  }
}
