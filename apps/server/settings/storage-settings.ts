import { join, resolve } from "node:path";
import { embeddedStorage } from "@jdj/api/drivers/storage/embedded";
import type { StorageDriver } from "@jdj/api/drivers/storage/port";
import { z } from "zod";

/** Where files are stored: a folder, or a bucket that several machines share. */
export const storageShape = {
  STORAGE_DRIVER: z.enum(["disk", "s3"]).default("disk"),
  S3_BUCKET: z.string().min(1).optional(),
  S3_REGION: z.string().min(1).default("us-east-1"),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  /** The S3 server, when it is not Amazon's. */
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .transform((url) => url.replace(/\/$/, ""))
    .optional(),
  /** `0` puts the bucket into the host name; without it, that is so for Amazon only. */
  S3_PATH_STYLE: z.enum(["0", "1"]).optional(),
  /** The prefix of every key in the bucket. */
  S3_PREFIX: z
    .string()
    .regex(/^([a-z0-9-]+\/)*$/, "names of letters, digits and - are expected, each ending in /")
    .default(""),
};

const shape = z.object(storageShape);
type StorageSettings = z.infer<typeof shape>;

const needed = ["S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const;

/** The settings that STORAGE_DRIVER=s3 lacks, one line each. */
export function storageErrors(settings: StorageSettings): string[] {
  if (settings.STORAGE_DRIVER !== "s3") return [];
  return needed
    .filter((name) => settings[name] === undefined)
    .map((name) => `${name} is missing: STORAGE_DRIVER=s3 needs it`);
}

/** Opens the file storage that the settings choose. */
export async function chooseStorage(
  settings: StorageSettings & { DATA_DIR: string },
): Promise<StorageDriver> {
  const { S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_ENDPOINT } = settings;
  if (
    settings.STORAGE_DRIVER === "disk" ||
    !S3_BUCKET ||
    !S3_ACCESS_KEY_ID ||
    !S3_SECRET_ACCESS_KEY
  )
    return embeddedStorage(join(resolve(settings.DATA_DIR), "files"));
  // Amazon's client is large: it is not loaded when files are on disk.
  const { s3Storage } = await import("@jdj/api/drivers/storage/s3");
  const pathStyle = S3_ENDPOINT !== undefined;
  return s3Storage({
    bucket: S3_BUCKET,
    region: settings.S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
    endpoint: S3_ENDPOINT ?? null,
    pathStyle: settings.S3_PATH_STYLE === undefined ? pathStyle : settings.S3_PATH_STYLE === "1",
    prefix: settings.S3_PREFIX,
  });
}
