import type { OutsideService } from "@jdj/api/settings";
import { z } from "zod";

/**
 * The driver of each outside service. `embedded` is a fake that sends nothing and takes no money;
 * `none` closes what needs the service.
 */
export const driverShape = {
  MAIL_DRIVER: z.enum(["embedded", "smtp", "none"]).optional(),
  SMS_DRIVER: z.enum(["embedded", "orange", "none"]).optional(),
  WHATSAPP_DRIVER: z.enum(["embedded", "cloud", "none"]).optional(),
  /** `live` opens the gateways whose keys are given. */
  PAYMENTS_DRIVER: z.enum(["embedded", "live", "none"]).optional(),
  /** `live` opens the companies whose keys are given; staff send the others' by hand. */
  PAYOUTS_DRIVER: z.enum(["embedded", "live", "none"]).optional(),
  /** Who signs the normalised invoices of our own sales; staff make them by hand without. */
  FNE_DRIVER: z.enum(["embedded", "fne", "none"]).optional(),
  FACEBOOK_DRIVER: z.enum(["embedded", "live", "none"]).optional(),
  /** The source of title and picture of the home page's video: its host, none, or a fake. */
  VIDEO_DRIVER: z.enum(["embedded", "hosts", "none"]).optional(),
  /** Who reads the calendars that providers keep elsewhere: the web, none, or a fake. */
  CALENDAR_DRIVER: z.enum(["embedded", "web", "none"]).optional(),
  /** Who stores entry passes on phones: Google Wallet, none, or a fake. */
  WALLET_DRIVER: z.enum(["embedded", "google", "none"]).optional(),
  /** Our own products, those of the WordPress at BLOG_URL, or none. */
  BLOG_DRIVER: z.enum(["own", "wordpress", "none"]).optional(),
};

const shape = z.object(driverShape);
type GivenDrivers = z.infer<typeof shape>;
type DriverName = keyof typeof driverShape;

/** The chosen driver of each service. */
export type Drivers = { [K in keyof GivenDrivers]-?: NonNullable<GivenDrivers[K]> };

/** What the choice depends on besides the given drivers. */
interface Circumstances {
  isProduction: boolean;
  hasFacebookKeys: boolean;
  hasBlogAddress: boolean;
}

/** The drivers that have no default in production: any guess would be wrong. */
const mustBeChosen: readonly DriverName[] = [
  "MAIL_DRIVER",
  "SMS_DRIVER",
  "WHATSAPP_DRIVER",
  "PAYMENTS_DRIVER",
];

function choicesOf(name: DriverName): string {
  const real = driverShape[name].unwrap().options.filter((choice) => choice !== "embedded");
  return real.join(" or ");
}

/** What is wrong with the given drivers, one line each. */
export function driverErrors(given: GivenDrivers, where: Circumstances): string[] {
  const lines: string[] = [];
  if (given.FACEBOOK_DRIVER === "live" && !where.hasFacebookKeys)
    lines.push("FACEBOOK_APP_ID is missing: FACEBOOK_DRIVER=live needs it");
  if (given.BLOG_DRIVER === "wordpress" && !where.hasBlogAddress)
    lines.push("BLOG_URL is missing: BLOG_DRIVER=wordpress needs it");
  if (!where.isProduction) return lines;
  for (const name of Object.keys(driverShape) as DriverName[])
    if (given[name] === "embedded")
      lines.push(
        `${name}=embedded is a fake, which NODE_ENV=production never runs: choose ${choicesOf(name)}`,
      );
  for (const name of mustBeChosen)
    if (given[name] === undefined)
      lines.push(`${name} is missing: NODE_ENV=production needs to be told ${choicesOf(name)}`);
  return lines;
}

/** The drivers that run: those given, else fakes in development and none in production. */
export function chooseDrivers(given: GivenDrivers, where: Circumstances): Drivers {
  const { isProduction, hasFacebookKeys, hasBlogAddress } = where;
  const fallback = isProduction ? "none" : "embedded";
  return {
    MAIL_DRIVER: given.MAIL_DRIVER ?? fallback,
    SMS_DRIVER: given.SMS_DRIVER ?? fallback,
    WHATSAPP_DRIVER: given.WHATSAPP_DRIVER ?? fallback,
    PAYMENTS_DRIVER: given.PAYMENTS_DRIVER ?? fallback,
    PAYOUTS_DRIVER: given.PAYOUTS_DRIVER ?? fallback,
    FNE_DRIVER: given.FNE_DRIVER ?? fallback,
    FACEBOOK_DRIVER: given.FACEBOOK_DRIVER ?? (hasFacebookKeys ? "live" : fallback),
    VIDEO_DRIVER: given.VIDEO_DRIVER ?? (isProduction ? "hosts" : "embedded"),
    CALENDAR_DRIVER: given.CALENDAR_DRIVER ?? (isProduction ? "web" : "embedded"),
    WALLET_DRIVER: given.WALLET_DRIVER ?? fallback,
    BLOG_DRIVER: given.BLOG_DRIVER ?? (hasBlogAddress ? "wordpress" : "own"),
  };
}

/** Whether a driver that would reach people or companies is a fake; a banner then says so. */
export function hasFakes(drivers: Drivers): boolean {
  const { VIDEO_DRIVER: _, CALENDAR_DRIVER: __, WALLET_DRIVER: ___, ...reaching } = drivers;
  return Object.values(reaching).includes("embedded");
}

/** Whether messages go to the mail catcher at /dev/outbox instead of being sent. */
export function catchesMessages({ MAIL_DRIVER, SMS_DRIVER, WHATSAPP_DRIVER }: Drivers): boolean {
  return [MAIL_DRIVER, SMS_DRIVER, WHATSAPP_DRIVER].some((driver) => driver === "embedded");
}

/**
 * Whether the demonstration data may be loaded: its addresses and numbers may belong to somebody,
 * so no driver that really sends or charges may be open.
 */
export function mayLoadDemonstration(drivers: Drivers): boolean {
  return (
    drivers.MAIL_DRIVER === "embedded" &&
    drivers.SMS_DRIVER !== "orange" &&
    drivers.WHATSAPP_DRIVER !== "cloud" &&
    drivers.PAYMENTS_DRIVER !== "live" &&
    drivers.PAYOUTS_DRIVER !== "live" &&
    drivers.FNE_DRIVER !== "fne"
  );
}

/**
 * The services that are closed. Money for others is held by a licensed institution
 * (docs/regulation.md): production without one takes none.
 */
export function closedServices(
  drivers: Drivers & {
    isProduction: boolean;
    FUNDS_HELD_BY?: string | undefined;
    WHATSAPP_NOTICE_TEMPLATE?: string | undefined;
  },
): OutsideService[] {
  const holdsFunds = !drivers.isProduction || drivers.FUNDS_HELD_BY !== undefined;
  const lacksTemplate =
    drivers.WHATSAPP_DRIVER === "cloud" && drivers.WHATSAPP_NOTICE_TEMPLATE === undefined;
  const services: [OutsideService, string][] = [
    ["mail", drivers.MAIL_DRIVER],
    ["sms", drivers.SMS_DRIVER],
    ["whatsapp", drivers.WHATSAPP_DRIVER],
    ["whatsapp-notices", lacksTemplate ? "none" : drivers.WHATSAPP_DRIVER],
    ["payments", drivers.PAYMENTS_DRIVER],
    ["invoices", drivers.FNE_DRIVER],
    ["held-funds", holdsFunds ? drivers.PAYMENTS_DRIVER : "none"],
  ];
  return services.filter(([, driver]) => driver === "none").map(([service]) => service);
}
