import type { GatewayName } from "../gateway-names.ts";
import type { Payments } from "../port.ts";
import { cinetpayStandIn } from "./cinetpay-stand-in.ts";
import { moovStandIn } from "./moov-stand-in.ts";
import { mtnStandIn } from "./mtn-stand-in.ts";
import { orangeStandIn } from "./orange-stand-in.ts";
import type { StandIn, StandInSettings } from "./stand-in.ts";
import { waveStandIn } from "./wave-stand-in.ts";

/** The stand-ins of all payment companies. */
export function makeStandIns(settings: StandInSettings): Record<GatewayName, StandIn> {
  return {
    cinetpay: cinetpayStandIn(settings),
    wave: waveStandIn(settings),
    orange: orangeStandIn(settings),
    mtn: mtnStandIn(settings),
    moov: moovStandIn(settings),
  };
}

/** Payments without any company: every outcome can be chosen on a page under /dev/paiement. */
export function embeddedPayments(settings: StandInSettings): Payments {
  const standIns = makeStandIns(settings);
  return {
    gateways: {
      cinetpay: standIns.cinetpay.gateway,
      wave: standIns.wave.gateway,
      orange: standIns.orange.gateway,
      mtn: standIns.mtn.gateway,
      moov: standIns.moov.gateway,
    },
    mostFcfa: 1_500_000,
    sandbox: { desk: settings.desk, standIns },
  };
}
