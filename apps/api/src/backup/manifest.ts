import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";

const Hash = z.string().regex(/^[0-9a-f]{64}$/);

/** The metadata of a backup, beside its tables and files. */
export const Manifest = z.object({
  format: z.literal(1),
  createdAt: z.string(),
  /** The PostgreSQL version of the source; it can be restored into any version from 15 on. */
  postgres: z.string(),
  /** The instants (`when`) of the applied migrations. */
  migrations: z.array(z.number()),
  /** Ordered so that foreign keys hold. */
  tables: z.array(
    z.object({
      schema: z.string(),
      name: z.string(),
      columns: z.array(z.string()),
      rows: z.number(),
      /** Of the bytes of its file, `tables/<schema>.<name>.copy`. */
      sha256: Hash,
    }),
  ),
  /** The value of each sequence; null for one that was never used. */
  sequences: z.array(z.object({ name: z.string(), value: z.string().nullable() })),
  files: z.array(z.object({ key: z.string(), bytes: z.number(), sha256: Hash })),
  /** Files that rows refer to and that the storage does not have. */
  missingFiles: z.array(z.string()),
});
export type Manifest = z.infer<typeof Manifest>;

/** A backup that cannot be made or restored; the message is one line for the operator. */
export class BackupError extends Error {}

/** The hash of some bytes, as in a manifest. */
export function sha256(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}

/** The path of a table's rows in a backup. */
export function tableFile(folder: string, { schema, name }: { schema: string; name: string }) {
  return join(folder, "tables", `${schema}.${name}.copy`);
}

/** Reads a backup's manifest. @throws BackupError */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, "manifest.json"), "utf8").catch(() => {
    throw new BackupError(`${folder} holds no backup: there is no manifest.json in it`);
  });
  const read = Manifest.safeParse(JSON.parse(text));
  if (!read.success) throw new BackupError(`${folder} holds a backup of an unknown format`);
  return read.data;
}
