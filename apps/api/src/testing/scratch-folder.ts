import { accessSync, constants, statfsSync } from "node:fs";
import { tmpdir } from "node:os";

const MEMORY = "/dev/shm";

/** What the databases of a run may take, in bytes. */
const ROOM = 2 * 1024 ** 3;

/**
 * Where tests put what they delete again: in memory where Linux has a folder there with 2 GB free,
 * otherwise the system's folder for temporary files. A database is more than a thousand small
 * files: to copy one takes a twentieth of the time in memory.
 */
export function scratchFolder(): string {
  try {
    accessSync(MEMORY, constants.W_OK);
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize > ROOM ? MEMORY : tmpdir();
  } catch {
    return tmpdir();
  }
}
