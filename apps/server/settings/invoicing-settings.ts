import type { Database } from "@jdj/api/database/connect";
import { embeddedInvoicing, type FakeFne } from "@jdj/api/drivers/invoicing/embedded/fake-fne";
import { fneInvoicing } from "@jdj/api/drivers/invoicing/fne";
import type { InvoicingDriver } from "@jdj/api/drivers/invoicing/port";
import { overNetwork } from "@jdj/api/drivers/payments/gateway-http";
import { z } from "zod";
import type { Drivers } from "./driver-settings.ts";

const given = z.string().min(1).optional();

/** The access to the tax office's platform of normalised invoices. */
export const invoicingShape = {
  /** The tax office gives each taxpayer their own, without a `/` at its end. */
  FNE_URL: z
    .url({ protocol: /^https?$/ })
    .transform((url) => url.replace(/\/$/, ""))
    .optional(),
  FNE_API_KEY: given,
  /** As they are called on the platform. */
  FNE_ESTABLISHMENT: given,
  FNE_POINT_OF_SALE: given,
  /** With so many stickers left or fewer, the operator is alerted. */
  FNE_STICKERS_LOW: z.coerce.number().int().min(0).default(50),
};

const shape = z.object(invoicingShape);

/** The settings of invoices, as read. */
export type InvoicingSettings = z.infer<typeof shape>;

type Chosen = Pick<Drivers, "FNE_DRIVER">;

const needed = ["FNE_URL", "FNE_API_KEY", "FNE_ESTABLISHMENT", "FNE_POINT_OF_SALE"] as const;

/** What is wrong with the settings of invoices, one line each. */
export function invoicingErrors(settings: InvoicingSettings & Partial<Chosen>): string[] {
  if (settings.FNE_DRIVER !== "fne") return [];
  return needed
    .filter((name) => settings[name] === undefined)
    .map((name) => `${name} is missing: FNE_DRIVER=fne needs it`);
}

/** Who signs invoices, by the settings. @param contact for clients who gave no phone or address */
export function chooseInvoicing(
  settings: InvoicingSettings & Chosen & { SECRET: string },
  db: Database,
  contact: { phone: string; email: string },
): { invoicing: InvoicingDriver | null; invoicingSandbox: FakeFne | null } {
  if (settings.FNE_DRIVER === "embedded") return embeddedInvoicing({ db, secret: settings.SECRET });
  const { FNE_URL, FNE_API_KEY, FNE_ESTABLISHMENT, FNE_POINT_OF_SALE } = settings;
  if (
    settings.FNE_DRIVER === "none" ||
    !FNE_URL ||
    !FNE_API_KEY ||
    !FNE_ESTABLISHMENT ||
    !FNE_POINT_OF_SALE
  )
    return { invoicing: null, invoicingSandbox: null };
  return {
    invoicing: fneInvoicing({
      base: FNE_URL,
      apiKey: FNE_API_KEY,
      establishment: FNE_ESTABLISHMENT,
      pointOfSale: FNE_POINT_OF_SALE,
      fallback: contact,
      fetch: overNetwork,
    }),
    invoicingSandbox: null,
  };
}
