import { channelIds } from "@jdj/contract/campaigns/channel-ids";
import {
  orderOfTrying,
  type Standing,
  standingOf,
} from "../../operations/gateway-outages/contract-standing.ts";
import { listOutages, type Outage } from "../../operations/gateway-outages/outage.ts";
import {
  listBlockedTemplates,
  mayLeaveBy,
} from "../../operations/whatsapp-account/blocked-templates.ts";
import {
  type CampaignSource,
  channelNameOf,
  type Gateway,
  gatewaysOf,
  type SendingContext,
} from "./gateways.ts";

/** The gateway of a contract, and how the contract stands. */
export interface StandingGateway {
  gateway: Gateway;
  outage: Outage | null;
  standing: Standing;
  /** Whether a campaign may leave by it: by WhatsApp it needs an approved template. */
  hasTemplate: boolean;
}

/** The contracts of a campaign's channel, in their order. */
export async function listStanding(
  app: SendingContext,
  source: CampaignSource,
): Promise<StandingGateway[]> {
  const { db, clock } = app;
  const gateways = await gatewaysOf(app, source);
  const outages = await listOutages(db, channelNameOf(source.campaign.channelId));
  const hasTemplate = await templatesOf(app, source, gateways);
  return gateways.map((gateway) => {
    const outage = outages.find(({ contract }) => contract === gateway.contract) ?? null;
    const standing = standingOf(outage, clock());
    return { gateway, outage, standing, hasTemplate: hasTemplate(gateway) };
  });
}

/** Which contracts have a template; all where none has one, so that what they answer is told. */
async function templatesOf(
  { db, settings }: SendingContext,
  { campaign: { kind, channelId } }: CampaignSource,
  gateways: readonly Gateway[],
): Promise<(gateway: Gateway) => boolean> {
  if (channelId !== channelIds.whatsapp || gateways.length === 1) return () => true;
  const blocked = await listBlockedTemplates(db);
  const having = gateways.filter(({ contract }) => mayLeaveBy(contract, kind, settings, blocked));
  return (gateway) => having.length === 0 || having.includes(gateway);
}

/**
 * Hands one message over at once, by the first contract that does not refuse us. One that is set aside
 * is asked last.
 * @returns null when nobody knows whether it was taken
 */
export async function sendOnce(
  app: SendingContext,
  source: CampaignSource,
  addressed: Parameters<Gateway["send"]>[0],
) {
  const standing = (await listStanding(app, source)).filter(({ hasTemplate }) => hasTemplate);
  const away = standing.filter((one) => one.standing === "away");
  let result: Awaited<ReturnType<Gateway["send"]>> | null = null;
  for (const { gateway } of [...orderOfTrying(standing, true), ...away]) {
    result = await gateway.send(addressed).catch(() => null);
    if (result?.state !== "failed" || !["ours", "template"].includes(result.cause)) break;
  }
  return result;
}
