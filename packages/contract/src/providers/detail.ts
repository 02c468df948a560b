import { z } from "zod";
import { call } from "../call/call.ts";
import { refusals } from "../call/refusals.ts";
import { Id, PathId } from "../call/shapes.ts";
import { priceUnits } from "../prices/price-unit.ts";
import { OpeningHours } from "./hours.ts";
import { ProviderQuestion } from "./questions.ts";

/** The types of a portfolio's media. */
export const mediaTypes = ["photo", "video", "youtube_video", "tiktok_video"] as const;
export type MediaType = (typeof mediaTypes)[number];

/** A photo or film of a portfolio. */
export const Media = z
  .object({
    id: Id,
    type: z.enum(mediaTypes),
    /** The file's path on this site; for YouTube and TikTok the film's address there. */
    path: z.string(),
    /** A film's picture, on this site; null without one, and for a photo. */
    thumbnail: z.string().nullable(),
    /** What it shows; may be empty. */
    caption: z.string(),
    /** Pixels; null when unknown. */
    width: z.int().nullable(),
    height: z.int().nullable(),
  })
  .meta({ id: "ProviderMedium" });
export type Media = z.infer<typeof Media>;

/** Where a provider may be visited. */
export const Address = z
  .object({
    id: Id,
    name: z.string(),
    street: z.string(),
    town_name: z.string(),
    district_name: z.string(),
    /** Degrees, WGS 84; null where only the town is known. */
    latitude: z.number().nullable(),
    longitude: z.number().nullable(),
    /** The middle of the town, for a map of an address without coordinates. */
    town_latitude: z.number(),
    town_longitude: z.number(),
  })
  .meta({ id: "ProviderAddress" });
export type Address = z.infer<typeof Address>;

const serviceTypes = z.array(z.object({ id: Id, name: z.string(), pivot: z.object({ id: Id }) }));

/** A provider's page, without its phone: it is shown to those who sent a request. */
export const ProviderPage = z
  .object({
    id: Id,
    wedding_provider_id: Id,
    /** The provider of the shop, as the specification reads it; the same values as beside it. */
    provider: z.object({
      name: z.string(),
      /** Null: the answer to a request gives the number. */
      phone_number_1: z.null(),
      website: z.string().nullable(),
      description: z.string(),
      min_price: z.int().nullable(),
      max_price: z.int().nullable(),
      service_type: serviceTypes,
    }),
    name: z.string(),
    short_description: z.string(),
    /** HTML of a few harmless elements. */
    description: z.string(),
    town: z.string(),
    /** The names of the other towns that they serve. */
    served_towns: z.array(z.string()),
    service_type: serviceTypes,
    opening_hours: OpeningHours,
    /** FCFA; null when unknown. */
    min_price: z.int().nullable(),
    max_price: z.int().nullable(),
    /** What the prices are for; null where the provider has not said it. */
    price_unit: z.enum(priceUnits).nullable(),
    /** 1 for those who are highly recommended. */
    order: z.int(),
    /** Those that show a badge: order 1 and 2. */
    subscriptions: z.array(z.object({ order: z.int(), name: z.string() })),
    /** The mean of its reviews, to one decimal; null without a review. */
    mark: z.number().nullable(),
    review_count: z.int(),
    /** What customers often ask, with the answers. */
    questions: z.array(ProviderQuestion),
    /** How the provider may be reached once a request was sent; never the numbers themselves. */
    contact: z.object({ phone: z.boolean(), whatsapp: z.boolean(), website: z.boolean() }),
    /** Whether staff checked who they are. */
    verified: z.boolean(),
    /** Whether it is one of the caller's favourites. */
    favorite: z.boolean(),
    /** Invented, for the demonstration. */
    demonstration: z.boolean(),
  })
  .meta({ id: "ProviderPage" });
export type ProviderPage = z.infer<typeof ProviderPage>;

const tags = ["directory"];
const byId = z.object({ id: PathId });

export const providerDetail = {
  provider: call("customer")
    .route({ method: "GET", path: "/api/v1/wedding-providers/{id}", tags, summary: "A provider" })
    .input(byId)
    .output(ProviderPage)
    .errors(refusals("not-found", "provider-unlisted")),

  medias: call("customer")
    .route({
      method: "GET",
      path: "/api/v1/wedding-providers/{id}/medias",
      tags,
      summary: "A provider's photos and films",
    })
    .input(byId)
    .output(z.array(Media))
    .errors(refusals("not-found")),

  addresses: call("customer")
    .route({
      method: "GET",
      path: "/api/v1/wedding-providers/{id}/addresses",
      tags,
      summary: "A provider's addresses",
    })
    .input(byId)
    .output(z.array(Address))
    .errors(refusals("not-found")),
};
