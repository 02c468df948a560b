import type { OutsideService } from "@jdj/api/settings";
import { z } from "zod";

/**
 * Which driver stands behind each outside service. `embedded` is a fake that sends nothing and pays
 * nothing; `none` closes what needs the service.
 */
export const driverShape = {
  MAIL_DRIVER: z.enum(["embedded", "smtp", "none"]).optional(),
  SMS_DRIVER: z.enum(["embedded", "orange", "none"]).optional(),
  WHATSAPP_DRIVER: z.enum(["embedded", "cloud", "none"]).optional(),
  /** `live` opens the companies whose keys are given. */
  PAYMENTS_DRIVER: z.enum(["embedded", "live", "none"]).optional(),
  FACEBOOK_DRIVER: z.enum(["embedded", "live", "none"]).optional(),
  /** Who tells of the home page's film: its host, nobody, or a made-up answer. */
  VIDEO_DRIVER: z.enum(["embedded", "hosts", "none"]).optional(),
  /** Articles of ours, those of the WordPress at BLOG_URL, or none. */
  BLOG_DRIVER: z.enum(["own", "wordpress", "none"]).optional(),
};

const shape = z.object(driverShape);
type Asked = z.infer<typeof shape>;
type DriverName = keyof typeof driverShape;

/** The driver of each service, chosen. */
export type Drivers = { [K in keyof Asked]-?: NonNullable<Asked[K]> };

/** What the choice depends on besides the names asked for. */
interface Circumstances {
  isProduction: boolean;
  /** Whether this process calls outside services at all: one that only renders pages does not. */
  callsServices: boolean;
  hasFacebookKeys: boolean;
  hasBlogAddress: boolean;
}

/** What production must be told, since both silence and a guess would be wrong. */
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

/** What is wrong with the drivers that are asked for, in one line; null when nothing is. */
export function driverError(asked: Asked, where: Circumstances): string | null {
  if (asked.FACEBOOK_DRIVER === "live" && !where.hasFacebookKeys)
    return "FACEBOOK_APP_ID is missing: FACEBOOK_DRIVER=live needs it";
  if (asked.BLOG_DRIVER === "wordpress" && !where.hasBlogAddress)
    return "BLOG_URL is missing: BLOG_DRIVER=wordpress needs it";
  if (!where.isProduction) return null;
  const names = Object.keys(driverShape) as DriverName[];
  const fake = names.find((name) => asked[name] === "embedded");
  if (fake)
    return `${fake}=embedded is a fake, which NODE_ENV=production never runs: choose ${choicesOf(fake)}`;
  const missing = where.callsServices
    ? mustBeChosen.find((name) => asked[name] === undefined)
    : undefined;
  if (missing)
    return `${missing} is missing: NODE_ENV=production needs to be told ${choicesOf(missing)}`;
  return null;
}

/** The drivers that run: those asked for, else fakes in development and nothing made up in production. */
export function chooseDrivers(asked: Asked, where: Circumstances): Drivers {
  const { isProduction, hasFacebookKeys, hasBlogAddress } = where;
  const unasked = isProduction ? "none" : "embedded";
  return {
    MAIL_DRIVER: asked.MAIL_DRIVER ?? unasked,
    SMS_DRIVER: asked.SMS_DRIVER ?? unasked,
    WHATSAPP_DRIVER: asked.WHATSAPP_DRIVER ?? unasked,
    PAYMENTS_DRIVER: asked.PAYMENTS_DRIVER ?? unasked,
    FACEBOOK_DRIVER: asked.FACEBOOK_DRIVER ?? (hasFacebookKeys ? "live" : unasked),
    VIDEO_DRIVER: asked.VIDEO_DRIVER ?? (isProduction ? "hosts" : "embedded"),
    BLOG_DRIVER: asked.BLOG_DRIVER ?? (hasBlogAddress ? "wordpress" : "own"),
  };
}

/** Whether anything that would reach people or companies is a fake, so that a banner says so. */
export function hasFakes(drivers: Drivers): boolean {
  const { VIDEO_DRIVER: _, ...reaching } = drivers;
  return Object.values(reaching).includes("embedded");
}

/** Whether messages are kept to be read at /dev/outbox instead of leaving. */
export function catchesMessages({ MAIL_DRIVER, SMS_DRIVER, WHATSAPP_DRIVER }: Drivers): boolean {
  return [MAIL_DRIVER, SMS_DRIVER, WHATSAPP_DRIVER].some((driver) => driver === "embedded");
}

/**
 * Whether made-up people may be loaded: their addresses and numbers belong to nobody, or worse to
 * somebody, so nothing that would really send may be open.
 */
export function mayLoadDemonstration(drivers: Drivers): boolean {
  return (
    drivers.MAIL_DRIVER === "embedded" &&
    drivers.SMS_DRIVER !== "orange" &&
    drivers.WHATSAPP_DRIVER !== "cloud" &&
    drivers.PAYMENTS_DRIVER !== "live"
  );
}

/** The services of which the product must know that they are not there. */
export function closedServices(drivers: Drivers): OutsideService[] {
  const services: [OutsideService, string][] = [
    ["mail", drivers.MAIL_DRIVER],
    ["sms", drivers.SMS_DRIVER],
    ["whatsapp", drivers.WHATSAPP_DRIVER],
    ["payments", drivers.PAYMENTS_DRIVER],
  ];
  return services.filter(([, driver]) => driver === "none").map(([service]) => service);
}
