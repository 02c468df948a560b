import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { createApi } from "../../app.ts";
import { embeddedStorage } from "../../drivers/storage/embedded.ts";
import { testApp } from "../../testing/app.ts";
import { registerCouple } from "../../testing/cast.ts";
import { picture, upload } from "./image-samples.ts";
import { files } from "./tables.ts";

const app = testApp();

describe("a photo that cannot be stored", () => {
  it("is refused in words, and nothing of its form is saved", async () => {
    const member = await registerCouple(app);
    const file = join(await mkdtemp(join(tmpdir(), "jdj-full-")), "file");
    await writeFile(file, "");
    const logged: string[] = [];
    const { fetch } = createApi({
      ...app,
      // Below a file there is room for nothing.
      storage: embeddedStorage(join(file, "files")),
      log: (level, event) => logged.push(`${level} ${event}`),
    });
    const body = new FormData();
    const fields = {
      event_id: member.eventId,
      married_id: 1,
      last_name: "Koné",
      given_names: "Yao",
    };
    for (const [name, value] of Object.entries(fields)) body.append(name, String(value));
    body.append("image", upload(await picture("jpeg")));
    const response = await fetch(
      new Request("http://joie.test/api/v1/marrieds/events", {
        method: "POST",
        headers: { authorization: `Bearer ${member.token}` },
        body,
      }),
      { address: "127.0.0.1" },
    );
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual({
      success: false,
      code: "storage-away",
      message:
        "Le fichier n’a pas pu être enregistré pour le moment. Veuillez réessayer dans quelques minutes.",
    });
    expect(logged).toEqual(["error file-not-stored"]);
    expect(await app.db.select().from(files)).toEqual([]);
    const path = `/api/v1/marrieds-by-event/${member.eventId}`;
    expect(await app.call("GET", path, { token: member.token })).toMatchObject({
      body: [{ pivot: null }, { pivot: null }],
    });
  });
});
