import type { GatewayName } from "../gateway-names.ts";
import type { Payments } from "../port.ts";
import { fakeCinetpay } from "./fake-cinetpay.ts";
import type { FakeGateway, FakeGatewaySettings } from "./fake-gateway.ts";
import { fakeMoov } from "./fake-moov.ts";
import { fakeMtn } from "./fake-mtn.ts";
import { fakeOrange } from "./fake-orange.ts";
import { fakeWave } from "./fake-wave.ts";

/** The stand-ins of all payment companies. */
export function makeFakeGateways(settings: FakeGatewaySettings): Record<GatewayName, FakeGateway> {
  return {
    cinetpay: fakeCinetpay(settings),
    wave: fakeWave(settings),
    orange: fakeOrange(settings),
    mtn: fakeMtn(settings),
    moov: fakeMoov(settings),
  };
}

/** Payments without any company: every outcome can be chosen on a page under /dev/paiement. */
export function embeddedPayments(settings: FakeGatewaySettings): Payments {
  const fakeGateways = makeFakeGateways(settings);
  return {
    gateways: {
      cinetpay: fakeGateways.cinetpay.gateway,
      wave: fakeGateways.wave.gateway,
      orange: fakeGateways.orange.gateway,
      mtn: fakeGateways.mtn.gateway,
      moov: fakeGateways.moov.gateway,
    },
    mostFcfa: 1_500_000,
    sandbox: { outcomes: settings.outcomes, fakeGateways },
  };
}
