import type { BodyFormat } from "@jdj/contract/campaigns/body-text";
import type { sendFields } from "@jdj/contract/campaigns/campaign-input";
import type { Audience } from "@jdj/contract/invitations/messages-to-guests";
import type { z } from "zod";

/** A campaign as its host wrote it. */
export interface NewCampaign {
  /** A card unless it says otherwise. */
  kind?: "card" | "message";
  /** To whom a message goes, as its host chose. */
  audience?: Audience;
  channelId: number;
  categoryId: number;
  modelId: number | null;
  /** Null beside an imported image. */
  designId: number | null;
  label: string | null;
  sender: string | null;
  subject: string | null;
  body: string;
  bodyFormat: BodyFormat;
  /** The host's own picture. */
  imageFileId: string | null;
  target: string;
  guestIds: number[];
  /** Whether it is refused where a placeholder has no value. */
  requireValues?: boolean;
  /** Whether it is refused while somebody whom the card names has no first names. */
  requireNames?: boolean;
  /** When it is to leave; null for at once. */
  scheduledAt: Date | null;
  /** The campaign whose silent guests it reminds. */
  reminderOfId: number | null;
  /** The same key again, within an event, is the same campaign. */
  idempotencyKey: string | null;
}

type Fields = { [K in keyof typeof sendFields]: z.output<(typeof sendFields)[K]> };

/** Reads the fields of the historical API. */
export function newCampaign(
  input: Partial<Fields> & Pick<Fields, "channel_id" | "message_category_id" | "body">,
): NewCampaign {
  return {
    channelId: input.channel_id,
    categoryId: input.message_category_id,
    modelId: input.message_model_id ?? null,
    designId: input.message_design_id ?? null,
    label: input.label ?? null,
    sender: input.from ?? null,
    subject: input.subject ?? null,
    body: input.body,
    bodyFormat: input.body_format ?? "text",
    imageFileId: null,
    target: input.target ?? "",
    guestIds: input.tab ?? [],
    requireValues: input.require_values === true,
    requireNames: input.require_names === true,
    scheduledAt: input.scheduled_at === undefined ? null : new Date(input.scheduled_at),
    reminderOfId: null,
    idempotencyKey: input.idempotency_key ?? null,
  };
}
