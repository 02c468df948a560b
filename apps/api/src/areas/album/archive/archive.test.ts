import { unzipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { albumGuest, albumHost } from "../../../testing/albums.ts";
import { testApp } from "../../../testing/app.ts";
import { registerCouple } from "../../../testing/cast.ts";

const app = testApp();

const load = (path: string) =>
  app.api.fetch(new Request(`http://joie.test${path}`), { address: "127.0.0.1" });

async function album() {
  const awa = await registerCouple(app);
  const host = albumHost(app, awa);
  await host.save();
  const { key } = await host.read();
  for (const sender of ["Awa", "Yann", ""]) await albumGuest(app, key ?? "").send({ sender });
  const [newest = 0] = (await host.read()).photos.map(({ id }) => id);
  await host.decide([newest], "shown");
  const pathOf = async (contents: string) =>
    ((await host.call("GET", `/archive?contents=${contents}`)).body as { path: string }).path;
  return { pathOf, awa };
}

describe("the archive of an album", () => {
  it("has all photos by name, or those that are shown", async () => {
    const { pathOf } = await album();
    const all = await load(await pathOf("all"));
    expect(all.headers.get("content-type")).toBe("application/zip");
    const files = unzipSync(new Uint8Array(await all.arrayBuffer()));
    expect(Object.keys(files)).toMatchObject([
      expect.stringMatching(/^0001-.*-awa\.webp$/),
      expect.stringMatching(/^0002-.*-yann\.webp$/),
      expect.stringMatching(/^0003-[\dh-]+\.webp$/),
    ]);
    expect(Buffer.from(Object.values(files)[0]?.subarray(8, 12) ?? []).toString()).toBe("WEBP");
    const shown = await load(await pathOf("shown"));
    expect(Object.keys(unzipSync(new Uint8Array(await shown.arrayBuffer())))).toHaveLength(1);
  });

  it("is read by one download of an account at a time, also after one was broken off", async () => {
    const { pathOf } = await album();
    const path = await pathOf("all");
    const first = await load(path);
    expect((await load(path)).status).toBe(429);
    await first.body?.cancel();
    expect((await load(path)).status).toBe(200);
  });

  it("opens at its signed address alone", async () => {
    const { pathOf } = await album();
    const path = await pathOf("shown");
    expect((await load(path.replace("shown", "all"))).status).toBe(404);
    expect((await load(path.split("?")[0] ?? "")).status).toBe(404);
    app.wait(3 * 3600);
    expect((await load(path)).status).toBe(404);
  });
});
