import { z } from "zod";
import { call } from "../call/call.ts";
import { refusals } from "../call/refusals.ts";
import { Done, Id, line, optionalLine, PathId } from "../call/shapes.ts";
import { shopMessages as sentences } from "./profile-messages.ts";

/** The most addresses of one shop. */
export const ADDRESSES_MAX = 10;

/** Degrees as people write them, « 5,3364 »; empty is null. */
function degrees(most: number) {
  return z.preprocess((value) => {
    if (typeof value !== "string") return value ?? null;
    const text = value.trim().replace(",", ".");
    if (text === "") return null;
    return /^-?\d{1,3}(\.\d{1,12})?$/.test(text) ? Number(text) : text;
  }, z
    .number(sentences.positionInvalid)
    .min(-most, sentences.positionInvalid)
    .max(most, sentences.positionInvalid)
    .nullable());
}

const AddressForm = z.object({
  name: line(sentences.addressNameRequired, 80),
  street: optionalLine(200),
  town_id: z.union([PathId, z.literal("")], sentences.townRequired),
  /** WGS 84; both or neither. */
  latitude: degrees(90),
  longitude: degrees(180),
});

export const ShopAddress = z.object({
  id: Id,
  name: z.string(),
  street: z.string(),
  town_id: Id,
  town: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
});
export type ShopAddress = z.infer<typeof ShopAddress>;

const tags = ["shop"];
const addressId = z.object({ addressId: PathId });

export const addresses = {
  list: call("provider")
    .route({ method: "GET", path: "/api/v1/pro/addresses", tags, summary: "Addresses of the shop" })
    .output(z.object({ data: z.array(ShopAddress) }))
    .errors(refusals("no-shop")),

  add: call("provider", "catalogue:write")
    .route({ method: "POST", path: "/api/v1/pro/addresses", tags, summary: "Add an address" })
    .input(AddressForm)
    .output(Done)
    .errors(refusals("no-shop", "manager-only")),

  update: call("provider", "catalogue:write")
    .route({
      method: "PUT",
      path: "/api/v1/pro/addresses/{addressId}",
      tags,
      summary: "Edit an address",
    })
    .input(addressId.extend(AddressForm.shape))
    .output(Done)
    .errors(refusals("no-shop", "manager-only", "not-found")),

  remove: call("provider", "catalogue:write")
    .route({
      method: "DELETE",
      path: "/api/v1/pro/addresses/{addressId}",
      tags,
      summary: "Delete an address",
    })
    .input(addressId)
    .output(Done)
    .errors(refusals("no-shop", "manager-only", "not-found")),
};
