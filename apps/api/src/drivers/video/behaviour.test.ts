import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { imageFormat } from "../../areas/files/image-format.ts";
import { picture } from "../../areas/files/image-samples.ts";
import { embeddedVideo } from "./embedded.ts";
import { hostedVideo, liveVideoHosts } from "./hosts.ts";
import type { VideoDriver } from "./port.ts";

const YOUTUBE = "aqz-KE-bpKQ";
const TIKTOK = "6718335390845095173";
const held: { origin: string; status: number; thumbnail: string; asked: string[]; jpeg: Buffer } = {
  origin: "",
  status: 200,
  thumbnail: "",
  asked: [],
  jpeg: Buffer.of(),
};

/** YouTube and TikTok at once, speaking as their oEmbed does. */
const server = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? "/", "http://hosts.test");
  held.asked.push(pathname);
  if (pathname !== "/oembed")
    return response.writeHead(200, { "content-type": "image/jpeg" }).end(held.jpeg);
  const film = searchParams.get("url") ?? "";
  if (held.status !== 200) return response.writeHead(held.status).end("Not Found");
  if (film.includes("absent")) return response.writeHead(404).end("Not Found");
  return response
    .writeHead(200, { "content-type": "application/json" })
    .end(JSON.stringify({ type: "video", title: " Le carnet ", thumbnail_url: held.thumbnail }));
});

beforeAll(async () => {
  held.jpeg = await picture("jpeg");
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  held.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  held.thumbnail = `${held.origin}/tiktok.jpg`;
});
afterAll(() => server.close());

function hosted(): VideoDriver {
  return hostedVideo({
    youtube: held.origin,
    youtubePictures: held.origin,
    tiktok: held.origin,
    tiktokPictures: new RegExp(`^${held.origin}$`),
    isRefused: () => false,
  });
}

describe.each([
  ["of our own", embeddedVideo],
  ["of YouTube and TikTok", hosted],
])("films %s", (_, open) => {
  it.each([YOUTUBE, TIKTOK])("have a title and a picture: %s", async (id) => {
    const facts = await open().describe(id);
    expect(facts?.title).toMatch(/^\S.*\S$/);
    expect(imageFormat(facts?.cover ?? Buffer.of())).not.toBeNull();
  });

  it("that no host has are reported as such", async () => {
    expect(await open().describe("absent00000")).toBeNull();
  });
});

describe("the hosts of films", () => {
  it("are asked for YouTube's picture at its known address, and for TikTok's at the address that it gives", async () => {
    held.asked = [];
    await hosted().describe(YOUTUBE);
    await hosted().describe(TIKTOK);
    expect(held.asked).toEqual([
      "/oembed",
      `/vi/${YOUTUBE}/hqdefault.jpg`,
      "/oembed",
      "/tiktok.jpg",
    ]);
  });

  it.each(["http://169.254.169.254/latest", "file:///etc/passwd", "nowhere"])(
    "lead us to no picture at %s",
    async (thumbnail) => {
      const former = held.thumbnail;
      held.thumbnail = thumbnail;
      expect(await hosted().describe(TIKTOK)).toEqual({ title: "Le carnet", cover: null });
      held.thumbnail = former;
    },
  );

  it("that are away are not taken for hosts without the film", async () => {
    held.status = 503;
    await expect(hosted().describe(YOUTUBE)).rejects.toThrow("503");
    held.status = 200;
    await expect(embeddedVideo().describe("panne000000")).rejects.toThrow("away");
  });

  it.each([
    ["https://p16-sign.tiktokcdn-us.com", true],
    ["https://p19-common-sign-sg.tiktokcdn.com", true],
    ["http://p16-sign.tiktokcdn-us.com", false],
    ["https://tiktokcdn.com.ailleurs.test", false],
    ["https://ailleurs-tiktokcdn.com", false],
  ])("keep TikTok's pictures at %s: %s", (origin, expected) => {
    expect(liveVideoHosts.tiktokPictures.test(origin)).toBe(expected);
  });
});
