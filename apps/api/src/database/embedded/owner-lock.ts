import { stat } from "node:fs/promises";
import { connect, createServer } from "node:net";
import { errorCode } from "./error-code.ts";

/**
 * Takes the folder for this process and returns what gives it back; throws one line naming the
 * owner when a living process has it. The lock is a name in the kernel (an abstract socket made
 * of the folder's inode): taking it is atomic, and it vanishes with its process, even killed.
 */
export async function takeFolder(folder: string): Promise<() => Promise<void>> {
  const { dev, ino } = await stat(folder);
  const name = `\0joie-du-jour-data-${dev}-${ino}`;
  const server = createServer((socket) => {
    socket.on("error", () => socket.destroy());
    socket.end(String(process.pid));
  });
  const taken = Promise.withResolvers<void>();
  server.once("error", taken.reject).listen(name, taken.resolve).unref();
  try {
    await taken.promise;
  } catch (cause) {
    if (errorCode(cause) !== "EADDRINUSE") throw cause;
    throw new Error(`${folder} is already in use by process ${await askOwner(name)}`, { cause });
  }
  return () => new Promise((resolve) => server.close(() => resolve()));
}

async function askOwner(name: string): Promise<string> {
  return new Promise((resolve) => {
    let answer = "";
    const socket = connect(name);
    socket.setTimeout(500, () => socket.destroy());
    socket.on("data", (data) => {
      answer += data.toString();
    });
    socket.on("error", () => socket.destroy());
    socket.on("close", () => resolve(answer || "unknown"));
  });
}
