import type { PayoutCompanyName } from "../company-names.ts";
import type { Payouts } from "../port.ts";
import { fakeCinetpayTransfer } from "./fake-cinetpay-transfer.ts";
import type { FakeCompany, FakeCompanySettings } from "./fake-company.ts";
import { fakeMtnDisbursements } from "./fake-mtn-disbursements.ts";
import { fakeWavePayouts } from "./fake-wave-payouts.ts";
import type { FakeTransfers } from "./transfers.ts";

/** The fake companies of a process and the store of their transfers. */
export interface PayoutSandbox {
  transfers: FakeTransfers;
  fakeCompanies: Record<PayoutCompanyName, FakeCompany>;
}

/** Payouts without any company. */
export function embeddedPayouts(settings: FakeCompanySettings): {
  payouts: Payouts;
  payoutSandbox: PayoutSandbox;
} {
  const wave = fakeWavePayouts(settings);
  const mtn = fakeMtnDisbursements(settings);
  const cinetpay = fakeCinetpayTransfer(settings);
  return {
    payouts: {
      companies: { wave: wave.company, mtn: mtn.company, cinetpay: cinetpay.company },
    },
    payoutSandbox: { transfers: settings.transfers, fakeCompanies: { wave, mtn, cinetpay } },
  };
}
