import { eq } from "drizzle-orm";
import { picture, upload } from "../areas/files/image-samples.ts";
import { providers } from "../areas/providers/tables.ts";
import { registerProvider } from "./actors.ts";
import type { TestApp } from "./app.ts";

let opened = 0;

/** An owner of a shop that is not published, and the calls that they make, below `/api/v1/pro/`. */
export async function openShop(app: TestApp) {
  opened += 1;
  const { token, providerId } = await registerProvider(app, `shop${opened}@exemple.test`);
  await app.db
    .update(providers)
    .set({ releasedAt: null, publishedAt: null })
    .where(eq(providers.id, providerId));
  const call = (method: string, path: string, body?: unknown) =>
    app.call(method, `/api/v1/pro/${path}`, { token, body });
  return { call, providerId };
}

export type TestShop = Awaited<ReturnType<typeof openShop>>;

/** Sends a file to the shop's gallery. */
export function sendFile({ call }: TestShop, file: File) {
  const form = new FormData();
  form.set("file", file);
  return call("POST", "media", form);
}

/** Adds a photo that lies on its side, with metadata of a camera. */
export async function addPhoto(shop: TestShop) {
  return sendFile(shop, upload(await picture("jpeg", { width: 60, height: 40 }, 6)));
}
