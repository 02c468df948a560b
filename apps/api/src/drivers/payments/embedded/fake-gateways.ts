import type { GatewayName } from "../gateway-names.ts";
import type { Payments } from "../port.ts";
import { fakeCinetpay } from "./fake-cinetpay.ts";
import type { FakeGateway, FakeGatewaySettings } from "./fake-gateway.ts";
import { fakeMoov } from "./fake-moov.ts";
import { fakeMtn } from "./fake-mtn.ts";
import { fakeOrange } from "./fake-orange.ts";
import { fakeWave } from "./fake-wave.ts";
import type { FakeOutcomes } from "./outcomes.ts";

/** The fake gateways of all payment companies. */
export function makeFakeGateways(settings: FakeGatewaySettings): Record<GatewayName, FakeGateway> {
  return {
    cinetpay: fakeCinetpay(settings),
    wave: fakeWave(settings),
    orange: fakeOrange(settings),
    mtn: fakeMtn(settings),
    moov: fakeMoov(settings),
  };
}

/** The fake gateways of a process and the store of their payments. */
export interface PaymentSandbox {
  outcomes: FakeOutcomes;
  fakeGateways: Record<GatewayName, FakeGateway>;
}

/** Payments without any company: every outcome can be chosen on a page under /dev/paiement. */
export function embeddedPayments(settings: FakeGatewaySettings): {
  payments: Payments;
  paymentSandbox: PaymentSandbox;
} {
  const fakeGateways = makeFakeGateways(settings);
  const { cinetpay, wave, orange, mtn, moov } = fakeGateways;
  return {
    payments: {
      gateways: {
        cinetpay: cinetpay.gateway,
        wave: wave.gateway,
        orange: orange.gateway,
        mtn: mtn.gateway,
        moov: moov.gateway,
      },
      mostFcfa: 1_500_000,
    },
    paymentSandbox: { outcomes: settings.outcomes, fakeGateways },
  };
}
