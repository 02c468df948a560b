import { randomUUID } from "node:crypto";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { SettingsError } from "./settings-error.ts";

const reasons: Readonly<Record<string, string>> = {
  EACCES: "this user may not write there",
  EPERM: "this user may not write there",
  EROFS: "its file system is read-only",
  ENOSPC: "the disk is full",
  EDQUOT: "the quota of this user is used up",
  ENOTDIR: "a part of the path is a file",
  EEXIST: "it is a file",
};

/** Says in one line why a data folder cannot be used. */
export function dataDirError(folder: string, error: unknown): SettingsError {
  const code = error instanceof Error && "code" in error ? String(error.code) : "unknown error";
  return new SettingsError(`DATA_DIR cannot be used (${folder}): ${reasons[code] ?? code}`);
}

/**
 * Makes the data folder and tries to write a page of data into it: what could not be stored is
 * known at the start, and not at the first upload.
 * @throws SettingsError that names DATA_DIR
 */
export function readyDataDir(folder: string): void {
  const probe = join(folder, `.probe-${randomUUID()}`);
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    try {
      writeFileSync(probe, Buffer.alloc(8192), { flush: true });
    } finally {
      rmSync(probe, { force: true });
    }
  } catch (error) {
    throw dataDirError(folder, error);
  }
}
