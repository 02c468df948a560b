import { rm, stat } from "node:fs/promises";
import { connect, createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { errorCode } from "./error-code.ts";

/**
 * Takes the folder for this process and returns what gives it back; throws one line naming the
 * owner when a living process has it. The lock is a socket named after the folder's inode. On Linux
 * it is a name in the kernel (an abstract socket): taking it is atomic, and it vanishes with its
 * process, even killed. macOS has none: there it is a file, and one that nobody answers is replaced.
 */
export async function takeFolder(
  folder: string,
  system = process.platform,
): Promise<() => Promise<void>> {
  const { dev, ino } = await stat(folder);
  const name = `joie-du-jour-data-${dev}-${ino}`;
  const address = system === "linux" ? `\0${name}` : join(tmpdir(), `${name}.sock`);
  const server = createServer((socket) => {
    socket.on("error", () => socket.destroy());
    socket.end(String(process.pid));
  });
  try {
    await listen(server, address);
  } catch (cause) {
    if (errorCode(cause) !== "EADDRINUSE") throw cause;
    const owner = await askOwner(address);
    if (system === "linux" || owner !== null)
      throw new Error(`${folder} is already in use by process ${owner ?? "unknown"}`, { cause });
    await rm(address, { force: true });
    await listen(server, address);
  }
  return () => new Promise((resolve) => server.close(() => resolve()));
}

async function listen(server: Server, address: string): Promise<void> {
  const taken = Promise.withResolvers<void>();
  server.once("error", taken.reject).listen(address, taken.resolve).unref();
  await taken.promise.finally(() => server.off("error", taken.reject));
}

/** The process number that the owner of the lock answers; null when nobody does. */
async function askOwner(address: string): Promise<string | null> {
  return new Promise((resolve) => {
    let answer = "";
    const socket = connect(address);
    socket.setTimeout(500, () => socket.destroy());
    socket.on("data", (data) => {
      answer += data.toString();
    });
    socket.on("error", () => socket.destroy());
    socket.on("close", () => resolve(answer || null));
  });
}
