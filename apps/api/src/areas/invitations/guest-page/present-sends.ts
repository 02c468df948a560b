import { channelIds } from "@jdj/contract/campaigns/channel-ids";
import type { GuestPage, GuestSend } from "@jdj/contract/invitations/guest-page";
import type { ApiSettings } from "../../../settings.ts";
import { hasStarted } from "../../campaigns/campaigns/campaign-state.ts";
import { canResend, pictureFor } from "../../campaigns/campaigns/present.ts";
import { shortCardAddress } from "../../campaigns/deliveries/card-addresses.ts";
import type { SendRow } from "./queries.ts";

/** Who looks at the page of a guest. */
interface Reader {
  settings: ApiSettings;
  mayWrite: boolean;
  /** Whether they may answer for a guest, which a guest's link does. */
  mayAnswer: boolean;
  customerId: number;
}

/** A card of a guest, as their hosts see it. */
export function presentSend(
  { campaign, channel, delivery }: SendRow,
  guest: { email: string | null },
  { mayWrite }: Pick<Reader, "mayWrite">,
): GuestSend {
  const mayAct = mayWrite && hasStarted(campaign);
  return {
    campaign_id: campaign.id,
    kind: campaign.kind,
    text: campaign.kind === "message" ? campaign.body : null,
    label: campaign.label,
    channel: { id: campaign.channelId, name: channel },
    at: (delivery.sentAt ?? delivery.writtenAt ?? campaign.createdAt).toISOString(),
    state: delivery.state,
    reason: delivery.reason,
    written_at: delivery.writtenAt?.toISOString() ?? null,
    can: {
      resend: mayAct && canResend(campaign, { delivery, guest }),
      change_channel:
        mayAct && campaign.kind === "card" && campaign.channelId !== channelIds.social,
    },
  };
}

/** The newest card that left, by which a guest is looked at. */
export function presentCard(sends: readonly SendRow[], reader: Reader): GuestPage["card"] {
  const newest = sends.find(({ campaign }) => campaign.kind === "card" && hasStarted(campaign));
  if (!newest) return null;
  const { campaign, delivery } = newest;
  return {
    campaign_id: campaign.id,
    file: pictureFor(campaign, delivery.token, reader),
    link: reader.mayAnswer ? shortCardAddress(delivery.token) : null,
  };
}
