import { Disk } from "flydrive";
import { S3Driver } from "flydrive/drivers/s3";
import { type StorageDriver, StorageError } from "./port.ts";
import { storedKey } from "./stored-key.ts";

/** Where the files are: a bucket of Amazon's, or of any server that speaks S3. */
export interface S3Place {
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** The server's address; null for Amazon's own. */
  endpoint: string | null;
  /** Whether the bucket is in the path, as most servers but Amazon's want it. */
  pathStyle: boolean;
  /** What every key begins with, ending in `/`; empty for a bucket of our own. */
  prefix: string;
}

/** How long a server may take to connect and to go on answering, in milliseconds. */
const CONNECT_MS = 2000;
const SILENCE_MS = 5000;

function isAbsence(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : null;
  return cause instanceof Error && (cause.name === "NoSuchKey" || cause.name === "NotFound");
}

/**
 * Stores files in an S3 bucket, where several processes on several machines see them. Private: they
 * are read by us alone, and served at our own addresses. An object appears whole or not at all.
 */
export function s3Storage(place: S3Place): StorageDriver {
  const disk = new Disk(
    new S3Driver({
      bucket: place.bucket,
      region: place.region,
      credentials: { accessKeyId: place.accessKeyId, secretAccessKey: place.secretAccessKey },
      ...(place.endpoint === null ? {} : { endpoint: place.endpoint }),
      forcePathStyle: place.pathStyle,
      requestHandler: { connectionTimeout: CONNECT_MS, socketTimeout: SILENCE_MS },
      // Servers other than Amazon's know neither the newer checksums nor lists of rights.
      requestChecksumCalculation: "WHEN_REQUIRED",
      responseChecksumValidation: "WHEN_REQUIRED",
      supportsACL: false,
      visibility: "private",
    }),
  );
  const keyOf = (key: string) => place.prefix + storedKey(key);

  return {
    async write(key, bytes) {
      const stored = keyOf(key);
      try {
        await disk.put(stored, bytes);
      } catch (cause) {
        throw new StorageError(`${key} was not stored`, { cause });
      }
    },
    async read(key) {
      try {
        return await disk.getBytes(keyOf(key));
      } catch (error) {
        if (isAbsence(error)) return null;
        throw error;
      }
    },
    remove: (key) => disk.delete(keyOf(key)),
    async prune(within, unusedSince) {
      let removed = 0;
      let paginationToken: string | undefined;
      const folder = keyOf(within);
      do {
        const page = await disk.listAll(
          folder,
          paginationToken === undefined ? {} : { paginationToken },
        );
        for (const object of page.objects) {
          if (!object.isFile) continue;
          const { lastModified } = await object.getMetaData();
          if (lastModified >= unusedSince) continue;
          await disk.delete(object.key);
          removed += 1;
        }
        paginationToken = page.paginationToken;
      } while (paginationToken !== undefined);
      return removed;
    },
  };
}
