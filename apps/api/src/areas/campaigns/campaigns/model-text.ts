import { channelIds } from "@jdj/contract/campaigns/channel-ids";
import type { messageModels } from "../../designs/tables.ts";

/** The wording of a model for a channel. */
export function textForChannel(
  model: Pick<
    typeof messageModels.$inferSelect,
    "content" | "contentForSms" | "contentForFacebook"
  >,
  channelId: number,
): string {
  if (channelId === channelIds.sms) return model.contentForSms;
  return channelId === channelIds.social ? model.contentForFacebook : model.content;
}
