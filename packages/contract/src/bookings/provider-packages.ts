import { z } from "zod";
import { call } from "../call/call.ts";
import { refusals } from "../call/refusals.ts";
import { Done, Id, line, optionalUpload, PathId } from "../call/shapes.ts";
import { packageUnits } from "../prices/price-unit.ts";
import { bookingMessages } from "./messages.ts";
import { Package } from "./packages.ts";

/** A package as its provider sees it. */
export const OwnPackage = Package.extend({
  is_published: z.boolean(),
  /** Bookings for one date. */
  capacity: z.int(),
  /** How many bookings stand from today on. */
  upcoming: z.int(),
  version: z.int(),
}).meta({ id: "OwnPackage" });
export type OwnPackage = z.infer<typeof OwnPackage>;

const list = (value: unknown) =>
  value === undefined || value === "" ? [] : Array.isArray(value) ? value : [value];
const on = (value: unknown) =>
  value === true || value === 1 || value === "1" || value === "on" || value === "true";
const amount = (value: unknown) =>
  typeof value === "string" && /^[\d\s\u00a0\u202f.]+$/.test(value)
    ? Number(value.replace(/\D/g, ""))
    : value;
const whole = (least: number, most: number, message: string) =>
  z.preprocess(amount, z.int(message).min(least, message).max(most, message));

/** The form of a package. */
export const PackageForm = z.object({
  name: line(bookingMessages.nameRequired, 100),
  description: z
    .string(bookingMessages.descriptionRequired)
    .trim()
    .min(1, bookingMessages.descriptionRequired)
    .max(3000),
  /** FCFA; a person, an hour or a piece may cost less than a whole package. */
  price: z.preprocess(
    amount,
    z.int(bookingMessages.priceRequired).min(1, bookingMessages.unitPriceTooSmall).max(500_000_000),
  ),
  /** `event` without. */
  price_unit: z.enum(packageUnits, bookingMessages.unitInvalid).default("event"),
  deposit_percent: whole(0, 100, bookingMessages.depositInvalid),
  capacity: whole(1, 100, bookingMessages.capacityInvalid),
  service_type_id: z.preprocess(
    amount,
    z.int(bookingMessages.serviceTypeRequired).positive(bookingMessages.serviceTypeRequired),
  ),
  event_type_id: z.preprocess(
    list,
    z
      .array(z.preprocess(amount, z.int(bookingMessages.eventTypesRequired).positive()))
      .min(1, bookingMessages.eventTypesRequired)
      .max(30),
  ),
  /** One a line. */
  features: z
    .string()
    .max(4000)
    .default("")
    .transform((text) =>
      text
        .split(/\r?\n/)
        .map((value) => value.trim())
        .filter((value) => value !== ""),
    )
    .pipe(
      z
        .array(z.string().max(160, bookingMessages.featureTooLong))
        .max(20, bookingMessages.tooManyFeatures),
    ),
  is_published: z.preprocess(on, z.boolean()),
  image: optionalUpload(bookingMessages.imageInvalid),
  /** The version that the form was filled from; absent for a new package. */
  version: z.preprocess(amount, z.int().optional()),
});

const tags = ["bookings"];

export const providerPackages = {
  /** The packages of the caller's provider, the newest first. */
  list: call("provider")
    .route({ method: "GET", path: "/api/v1/pro/packages", tags, summary: "Own packages" })
    .output(z.array(OwnPackage))
    .errors(refusals("no-shop")),

  package: call("provider")
    .route({ method: "GET", path: "/api/v1/pro/packages/{id}", tags, summary: "One own package" })
    .input(z.object({ id: PathId }))
    .output(OwnPackage)
    .errors(refusals("no-shop", "not-found")),

  create: call("provider", "catalogue:write")
    .route({ method: "POST", path: "/api/v1/pro/packages", tags, summary: "Add a package" })
    .input(PackageForm)
    .output(z.object({ success: z.literal(true), data: z.object({ id: Id }) }))
    .errors(refusals("no-shop", "manager-only", "too-many-requests")),

  /** Writes a package anew. Bookings keep the name and price that they were made with. */
  update: call("provider", "catalogue:write")
    .route({
      method: "POST",
      path: "/api/v1/pro/packages/{id}",
      tags,
      summary: "Change a package",
    })
    .input(PackageForm.extend({ id: PathId }))
    .output(Done)
    .errors(
      refusals("no-shop", "manager-only", "not-found", "changed-meanwhile", "too-many-requests"),
    ),

  /** Withdraws a package for good; its bookings stand. */
  remove: call("provider", "catalogue:delete")
    .route({
      method: "DELETE",
      path: "/api/v1/pro/packages/{id}",
      tags,
      summary: "Withdraw a package",
    })
    .input(z.object({ id: PathId }))
    .output(Done)
    .errors(refusals("no-shop", "owner-only-deletion", "not-found")),
};
