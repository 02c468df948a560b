import { createHash } from "node:crypto";
import { lstat, mkdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { giveFolder } from "./give-folder.ts";

/** Names the socket's file and nothing else: PostgreSQL listens on no network port. */
export const socketPort = 5432;

/** The kernel's limit for the path of a socket: 108 bytes with the final zero, 104 on macOS. */
const longestPath = process.platform === "linux" ? 107 : 103;

/** The file on which a server of this socket folder answers. */
export function socketFile(folder: string): string {
  return join(folder, `.s.PGSQL.${socketPort}`);
}

/**
 * Where the server of a data folder puts its socket: inside it, or in a short folder under the
 * temporary one when that path is too long for a socket.
 */
export function socketFolderFor(dataDir: string): string {
  const name = `jdj-${createHash("sha256").update(dataDir).digest("hex").slice(0, 16)}`;
  const candidates = [join(dataDir, "socket"), join(tmpdir(), name), join("/tmp", name)];
  const fits = (folder: string) => Buffer.byteLength(socketFile(folder)) <= longestPath;
  return candidates.find(fits) ?? join("/tmp", name);
}

/**
 * Makes the socket's folder, which its owner alone may enter: the socket is the only access to the server.
 * One that exists must belong to this process's user or to one of the `known` users.
 */
export async function readySocketFolder(
  folder: string,
  owner: number,
  known: readonly number[],
): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const found = await lstat(folder);
  const ours = [process.getuid?.(), ...known].includes(found.uid);
  // Under /tmp another user may have made a folder of that name to listen in our place.
  if (!found.isDirectory() || !ours || (found.mode & 0o077) !== 0) {
    throw new Error(`${folder} should be a folder of mode 0700 of our own: remove it`);
  }
  await giveFolder(folder, owner);
}
