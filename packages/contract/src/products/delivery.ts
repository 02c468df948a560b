import { z } from "zod";
import { call } from "../call/call.ts";
import { refusals } from "../call/refusals.ts";
import { Done, Id, line, PathId } from "../call/shapes.ts";
import { PRICE_STEP_FCFA, whole } from "./price-input.ts";
import { sellingMessages as sentences } from "./seller-messages.ts";

/** Where a seller delivers, at one price, or where orders are fetched. */
export const OwnZone = z.object({
  id: Id,
  name: z.string(),
  /** Whether buyers fetch their order; such a zone has no towns and no price. */
  pickup: z.boolean(),
  /** FCFA for one order; 0 for free. */
  price: z.int(),
  /** Days from shipping to delivery. */
  days: z.int(),
  towns: z.array(z.object({ id: Id, name: z.string() })),
});
export type OwnZone = z.infer<typeof OwnZone>;

const on = (value: unknown) => value === true || value === "1" || value === "on";

/** What is written of a zone. */
const ZoneForm = z.object({
  name: line(sentences.zoneNameRequired, 80),
  pickup: z.preprocess(on, z.boolean()),
  price: whole(0, 1_000_000, sentences.zonePriceInvalid).refine(
    (fcfa) => fcfa % PRICE_STEP_FCFA === 0,
    sentences.zonePriceInvalid,
  ),
  days: whole(0, 60, sentences.zoneDaysInvalid),
  town_ids: z.array(PathId).max(300),
});
export type ZoneForm = z.infer<typeof ZoneForm>;

const tags = ["selling"];
const zoneId = z.object({ id: PathId });

export const deliveryZones = {
  /** The zones of the shop in their order, and the towns that they may have. */
  list: call("provider")
    .route({ method: "GET", path: "/api/v1/pro/delivery-zones", tags, summary: "Delivery zones" })
    .output(
      z.object({
        data: z.array(OwnZone),
        towns: z.array(z.object({ id: Id, name: z.string() })),
      }),
    )
    .errors(refusals("no-shop", "not-a-seller")),

  add: call("provider", "catalogue:write")
    .route({ method: "POST", path: "/api/v1/pro/delivery-zones", tags, summary: "Add a zone" })
    .input(ZoneForm)
    .output(Done)
    .errors(refusals("no-shop", "manager-only", "not-a-seller")),

  update: call("provider", "catalogue:write")
    .route({ method: "PUT", path: "/api/v1/pro/delivery-zones/{id}", tags, summary: "Save a zone" })
    .input(zoneId.extend(ZoneForm.shape))
    .output(Done)
    .errors(refusals("no-shop", "manager-only", "not-a-seller", "not-found")),

  /** Removes a zone; orders that use it stand. */
  remove: call("provider", "catalogue:write")
    .route({
      method: "DELETE",
      path: "/api/v1/pro/delivery-zones/{id}",
      tags,
      summary: "Delete a zone",
    })
    .input(zoneId)
    .output(Done)
    .errors(refusals("no-shop", "manager-only", "not-a-seller", "not-found")),
};
