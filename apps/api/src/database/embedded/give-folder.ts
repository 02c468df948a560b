import { lchown, readdir, stat } from "node:fs/promises";
import { join } from "node:path";

/** Gives a folder and all it holds to a user; the top comes last, so that a cut one is redone. */
export async function giveFolder(folder: string, userId: number): Promise<void> {
  if ((await stat(folder)).uid === userId) return;
  for (const entry of await readdir(folder, { recursive: true })) {
    await lchown(join(folder, entry), userId, userId);
  }
  await lchown(folder, userId, userId);
}
