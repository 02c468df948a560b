import type { AppContext } from "../../../app-context.ts";
import { contractsOf } from "../../../drivers/gateway-contracts.ts";
import { recordReceipt } from "./record-receipt.ts";

/**
 * Records the receipts of the embedded gateways, made as the requests that the live ones post:
 * signed, and read by the same code. Live gateways have none here.
 */
export async function sendEmbeddedReceipts(app: AppContext): Promise<void> {
  for (const channel of ["sms", "whatsapp"] as const)
    for (const { number: contract, driver } of contractsOf(app, channel))
      for (;;) {
        const requests = (await driver.takeReceipts?.()) ?? [];
        if (requests.length === 0) break;
        for (const request of requests)
          for (const receipt of driver.readDeliveryReceipt(request) ?? [])
            await recordReceipt(app, { channel, contract }, receipt);
      }
}
