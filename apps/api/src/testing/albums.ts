import type { AlbumCollection } from "@jdj/contract/album/collection";
import type { AlbumLink } from "@jdj/contract/album/sending";
import { picture, upload } from "../areas/files/image-samples.ts";
import type { TestApp } from "./app.ts";
import type { CastMember } from "./cast.ts";

/** The calls of a host about the guests' photos. */
export function albumHost(app: TestApp, { eventId, token }: Pick<CastMember, "eventId" | "token">) {
  const call = (method: "GET" | "POST" | "PUT", path = "", body?: object) =>
    app.call(method, `/api/v1/albums/${eventId}${path}`, { token, ...(body && { body }) });
  return {
    call,
    read: async (query = "") => (await call("GET", query)).body as AlbumCollection,
    save: (body: object = {}) => call("PUT", "", { is_open: true, asks_approval: true, ...body }),
    decide: (photos: number[], to: string) => call("POST", "/photos", { photos, to }),
    remove: (photos: number[]) => call("POST", "/photos/removal", { photos }),
  };
}

/** What a guest's phone sends to an album. */
export function albumGuest(app: TestApp, key: string, device = "a".repeat(32)) {
  const base = `/api/v1/album-links/${key}`;
  return {
    page: async () => {
      const answer = await app.call("GET", `${base}?device=${device}`);
      return { ...answer, body: answer.body as AlbumLink };
    },
    async send({
      id = crypto.randomUUID() as string,
      file = undefined as File | undefined,
      sender = "Awa",
    } = {}) {
      const body = new FormData();
      const fields = { id, sender, device };
      for (const [name, value] of Object.entries(fields)) body.append(name, value);
      body.append("photo", file ?? upload(await picture("jpeg", { width: 2400, height: 1200 }, 1)));
      return app.call("POST", `${base}/photos`, { body });
    },
    takeBack: (id: string) => app.call("DELETE", `${base}/photos/${id}`, { body: { device } }),
  };
}
