import { z } from "zod";
import { call } from "../call/call.ts";
import { Id } from "../call/shapes.ts";
import { priceUnits } from "../prices/price-unit.ts";
import { Filters } from "./filters.ts";

/** A service that providers offer, and how many of them. */
const ServiceType = z.object({
  id: Id,
  name: z.string(),
  providers_count: z.int().min(0),
});
export type ServiceType = z.infer<typeof ServiceType>;

const OfferedService = z.object({ service_type_id: Id, town_ids: z.array(Id) });
export type OfferedService = z.infer<typeof OfferedService>;

const Named = z.object({ id: Id, name: z.string() });

/** Where a provider may be visited. */
const ListedAddress = z.object({
  name: z.string(),
  street: z.string(),
  town_name: z.string(),
  district_name: z.string(),
  /** Degrees, WGS 84; null where only the town is known. */
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
});

const ListedMedia = z.object({
  type: z.enum(["photo", "video", "youtube_video", "tiktok_video"]),
  /** A path of this site, or the address of the film elsewhere. */
  path: z.string(),
});

/** A provider in the list. */
export const ListedProvider = z.object({
  id: Id,
  name: z.string(),
  type: z.literal("provider"),
  website: z.string().nullable(),
  /** 1 for those who are highly recommended. */
  order: z.int(),
  /** Whether it paid to stand here: its card says so. */
  sponsored: z.boolean(),
  /** None, or the one that shows a badge. */
  subscriptions: z.array(z.object({ order: z.int(), name: z.string() })),
  short_description: z.string(),
  /** The first of their services; null without one. */
  service_type: Named.nullable(),
  service_names: z.array(z.string()),
  services: z.array(Named),
  town_id: Id.nullable(),
  town: z.string(),
  addresses: z.array(ListedAddress),
  /** The mean of their reviews, 1 to 5 to one decimal; null without a review. */
  mark: z.number().nullable(),
  review_count: z.int(),
  /** FCFA; null when unknown. */
  min_price: z.int().nullable(),
  max_price: z.int().nullable(),
  /** What the prices are for; null where the provider has not said it. */
  price_unit: z.enum(priceUnits).nullable(),
  /** The path of the picture in front; null without one. */
  cover: z.string().nullable(),
  medias: z.array(ListedMedia),
  /** Invented, for the demonstration. */
  demonstration: z.boolean(),
});
export type ListedProvider = z.infer<typeof ListedProvider>;

/** Providers on one page of the directory. */
export const PROVIDERS_A_PAGE = 12;

const tags = ["directory"];

export const directory = {
  serviceTypes: call("anyone")
    .route({
      method: "GET",
      path: "/api/v1/wedding-provider-service-types",
      tags,
      summary: "Services of providers",
    })
    .output(z.array(ServiceType)),

  /** The lists by service and town in which somebody is; a service that nobody offers is left out. */
  offered: call("anyone")
    .route({
      method: "GET",
      path: "/api/v1/wedding-provider-places",
      tags,
      summary: "Towns in which somebody offers each service",
    })
    .output(z.array(OfferedService)),

  /** Providers of the directory, in the wanted order. A page after the last is the last. */
  list: call("anyone")
    .route({ method: "GET", path: "/api/v1/wedding-providers", tags, summary: "Providers" })
    .input(Filters)
    .output(
      z.object({
        data: z.array(ListedProvider),
        /** The number of matches. */
        total: z.int(),
        /** From 1; as `current_page`. */
        page: z.int(),
        current_page: z.int(),
        per_page: z.int(),
        last_page: z.int(),
        /** The places of the first and last row of the page among the matches, from 1; null without a row. */
        from: z.int().nullable(),
        to: z.int().nullable(),
        /** The number of all providers. */
        registered: z.int(),
        /** For how many guests the prices were compared. */
        guests: z.int(),
        /** Every service type, and how many of the matches of the other filters offer it. */
        service_types: z.array(ServiceType),
        /** The same for every town, with where it lies: degrees, WGS 84, indicative. */
        towns: z.array(ServiceType.extend({ latitude: z.number(), longitude: z.number() })),
      }),
    ),
};
