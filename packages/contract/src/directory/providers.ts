import { z } from "zod";
import { call } from "../call/call.ts";
import { Id } from "../call/shapes.ts";

/** A service that providers offer, and how many of them. */
const ServiceType = z.object({
  id: Id,
  name: z.string(),
  providers_count: z.int().min(0),
});
export type ServiceType = z.infer<typeof ServiceType>;

/** A provider in the list. */
const ListedProvider = z.object({
  id: Id,
  name: z.string(),
  short_description: z.string(),
  town: z.string(),
  service_type: z.array(z.object({ id: Id, name: z.string() })),
  /** FCFA; null when unknown. */
  min_price: z.int().nullable(),
  max_price: z.int().nullable(),
  /** 1 for those who are highly recommended. */
  order: z.int(),
  /** Invented, for the demonstration. */
  demonstration: z.boolean(),
});
export type ListedProvider = z.infer<typeof ListedProvider>;

/** Providers on one page of the directory. */
export const PROVIDERS_A_PAGE = 12;

const tags = ["directory"];

export const providers = {
  serviceTypes: call("anyone")
    .route({
      method: "GET",
      path: "/api/v1/wedding-provider-service-types",
      tags,
      summary: "Services of providers",
    })
    .output(z.array(ServiceType)),

  /** Providers by rank, then by name. A page after the last is the last. */
  list: call("anyone")
    .route({ method: "GET", path: "/api/v1/wedding-providers", tags, summary: "Providers" })
    .input(
      z.object({
        page: z.coerce.number().int().min(1).max(10_000).optional(),
        service_type_id: z.coerce.number().int().positive().optional(),
        town: z.string().max(80).optional(),
        /**
         * Words of the name, town, description or services, or how they begin; accents and capitals
         * do not count, and a word that no provider has counts as the nearest known ones.
         */
        search: z.string().max(80).optional(),
      }),
    )
    .output(
      z.object({
        data: z.array(ListedProvider),
        /** The number of matches. */
        total: z.int(),
        page: z.int(),
        last_page: z.int(),
        /** The number of all providers. */
        registered: z.int(),
        /** The towns that have providers. */
        towns: z.array(z.string()),
      }),
    ),
};
