import { z } from "zod";
import { Id, Instant } from "../call/shapes.ts";
import { BodyFormat, CampaignKind, CampaignStatus, DeliveryState } from "./campaign-states.ts";

/** A campaign. `success`, `error` and `total` count deliveries. */
const messageFields = {
  id: Id,
  /** `message`: a text without a card. */
  kind: CampaignKind,
  channel_id: Id,
  channel: z.object({ name: z.string() }),
  label: z.string(),
  message_category_id: Id,
  category: z.object({ name: z.string() }),
  message_model_id: Id.nullable(),
  model: z.object({ name: z.string() }).nullable(),
  message_design_id: Id,
  design: z.object({ name: z.string() }),
  from: z.string(),
  subject: z.string().nullable(),
  body: z.string(),
  /** `html`: the body is sanitised HTML. */
  body_format: BodyFormat,
  target: z.string(),
  created_at: Instant,
  status: CampaignStatus,
  /** When it is to leave, or left; null for at once. */
  scheduled_at: Instant.nullable(),
  /** When it leaves, where that is counted from the feast and moves with it; null for any other. */
  planned_for: Instant.nullable(),
  /** Since when our staff hold it back, and why; null while they do not. */
  paused: z.object({ since: Instant, reason: z.string().nullable() }).nullable(),
  /** How many units of the channel's credit it uses: SMS segments × guests, or messages; 0 on a free channel. */
  units: z.int(),
  /** Address of the picture that its host imported, open for an hour or two; null for a drawn card. */
  image: z.string().nullable(),
  /** The campaign of which this is the reminder. */
  reminder_of: Id.nullable(),
  success: z.int(),
  error: z.int(),
  total: z.int(),
  customer_id: Id,
};

export const CampaignSummary = z.object(messageFields).meta({ id: "CampaignSummary" });
export type CampaignSummary = z.infer<typeof CampaignSummary>;

/** A campaign in a list of cards. */
export const ListedCampaign = z
  .object({
    ...messageFields,
    /** How many of those whom it reached have answered the event's hosts; null for old ones of a page of many deliveries. */
    answered: z.int().nullable(),
    /** Whether it asks its guests for an answer: one of thanks does not. */
    asks_for_answer: z.boolean(),
    /** Address of its picture in small, open for an hour or two; null where a host's own picture is not shown. */
    thumbnail: z.string().nullable(),
  })
  .meta({ id: "ListedCampaign" });
export type ListedCampaign = z.infer<typeof ListedCampaign>;

const deliveryFields = {
  id: Id,
  last_name: z.string(),
  given_names: z.string(),
  phone_number_1: z.string(),
  email: z.string().nullable(),
  guest_id: Id,
  category: z.string(),
  answer: z.enum(["none", "yes", "no"]),
};

const pivotFields = {
  /** 1 sent, 0 not sent. */
  status: z.union([z.literal(0), z.literal(1)]),
  state: DeliveryState,
  /** Why it failed, in French. */
  reason: z.string().nullable(),
  /** When its host opened WhatsApp to write to the guest themselves; null when they did not. */
  written_at: Instant.nullable(),
  can: z.object({ resend: z.boolean() }),
};

/** One guest's delivery in a list, with the link by which its host may write to the guest themselves. */
export const Delivery = z.object({
  ...deliveryFields,
  pivot: z.object({
    ...pivotFields,
    /** `https://wa.me/…` with the guest's number, text and link; null without a mobile number. */
    whatsapp: z.string().nullable(),
  }),
});
export type Delivery = z.infer<typeof Delivery>;

/** What the caller may do with a campaign. */
export const CampaignActions = z
  .object({
    /** Sends what was saved: at once where the credit covers it, else after payment. */
    send: z.boolean(),
    cancel: z.boolean(),
    resend_failed: z.boolean(),
    remind: z.boolean(),
    /** Marks to whom its host wrote themselves. */
    mark_written: z.boolean(),
  })
  .meta({ id: "CampaignActions" });

/** A campaign without its deliveries. */
export const CampaignOverview = z.object({
  ...messageFields,
  cards: z.array(z.object({ file: z.string() })),
  /** The categories that were aimed at. */
  guests: z.array(z.object({ name: z.string() })),
  /** For a card to be shared: the public page and where it may be shared; null on other channels. */
  share: z
    .object({ url: z.string(), text: z.string(), whatsapp: z.string(), facebook: z.string() })
    .nullable(),
  can: CampaignActions,
});
export type CampaignOverview = z.infer<typeof CampaignOverview>;

export const CampaignDetail = z
  .object({
    ...CampaignOverview.shape,
    eventGuests: z.array(z.object({ ...deliveryFields, pivot: z.object(pivotFields) })),
  })
  .meta({ id: "CampaignDetail" });
export type CampaignDetail = z.infer<typeof CampaignDetail>;

/** What was saved, and the order to be paid before it leaves; null when nothing is due. */
export const SavedCampaignAnswer = z
  .object({
    success: z.literal(true),
    messages: z.array(z.string()),
    data: z.object({
      id: Id,
      channel_id: Id,
      status: CampaignStatus,
      reference: z.string().nullable(),
      /** What is to be paid, FCFA with tax; 0 when nothing is. */
      total: z.int(),
    }),
  })
  .meta({ id: "SavedCampaignAnswer" });
