import type { Hono } from "hono";
import type { FakeNetwork } from "../../payments/embedded/fake-gateway.ts";
import type { PayoutCompanyName } from "../company-names.ts";
import type { PayoutCompany } from "../port.ts";
import type { FakeTransfers, SandboxTransfer } from "./transfers.ts";

/** The settings of a fake company. */
export interface FakeCompanySettings {
  transfers: FakeTransfers;
  /** What its keys are made from. */
  secret: string;
  clock: () => Date;
}

/**
 * A company that sends payouts, in this process: it speaks the company's HTTP and is reached by the live
 * driver. A number that ends in 0515 has no wallet, 0200 a full one, 0100 makes the company fail, 0300
 * finds our own wallet empty, and 0400 waits without end.
 */
export interface FakeCompany {
  name: PayoutCompanyName;
  /** The live driver, with the fake company's keys and the fake company in place of the network. */
  company: PayoutCompany;
  /** The company's interface. */
  server: Hono;
  /** How the driver reaches it. */
  network: FakeNetwork;
  /** The webhook that the company would post of a transfer; null where it posts none. */
  webhook(transfer: SandboxTransfer): Request | null;
}
