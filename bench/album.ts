import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { chromium, type Page } from "@playwright/test";
import { makePictures } from "../apps/api/src/areas/album/pictures/make-pictures.ts";
import { photoLike } from "../apps/api/src/areas/files/image-samples.ts";
import { pictureKey } from "../apps/api/src/areas/notebook/album/photo-address.ts";
import { openDatabase } from "../apps/api/src/database/connect.ts";
import { embeddedStorage } from "../apps/api/src/drivers/storage/embedded.ts";
import { browserArguments, chromiumPath } from "./browser.ts";
import { call, registerCouple } from "./couple.ts";
import { type Product, startProduct } from "./start-product.ts";

// An album of 2,000 photos on a phone at 400 kbps: until the thumbnails of the first screen are painted. And the
// memory of the process while the archive of all of them is read.

const PHOTOS = 2000;
const RUNS = 5;
/** Milliseconds of each request besides, how much slower the phone is, and whether it comes from the page of the feast. */
const conditions = [
  { latency: 0, slower: 4, isFirst: true },
  { latency: 0, slower: 4, isFirst: false },
  { latency: 150, slower: 4, isFirst: false },
];

/** Fills the album of an event; every thirtieth picture is another. */
async function fill(product: Product, eventId: number): Promise<void> {
  const storage = embeddedStorage(join(product.dataDir, "files"));
  const made = await Promise.all(
    Array.from({ length: 30 }, async (_, seed) => makePictures(await photoLike(seed))),
  );
  const sizes = made.map(({ small }) => small.length).toSorted((a, b) => a - b);
  console.log(`thumbnails of ${sizes[0]} to ${sizes.at(-1)} bytes, median ${sizes[15]}`);
  const { pool, close } = openDatabase(product.connection, { connections: 1 });
  for (let place = 0; place < PHOTOS; place += 1) {
    const pictures = made[place % made.length];
    if (!pictures) continue;
    const fileId = randomUUID();
    const { large, small, width, height, colour } = pictures;
    await storage.write(pictureKey(fileId, "small"), small);
    await storage.write(pictureKey(fileId, "large"), large);
    await pool.query(
      `insert into album_photos (album_id, upload_id, file_id, state, sender, width, height, colour, size)
       select id, $2, $3, 'shown', 'Adjoua', $4, $5, $6, $7 from albums where event_id = $1`,
      [eventId, randomUUID(), fileId, width, height, colour, large.length + small.length],
    );
  }
  await close();
}

/** Milliseconds until every thumbnail of the first screen is painted, and the bytes that it took. */
async function firstScreen(
  page: Page,
  url: string,
  { latency, slower, isFirst }: (typeof conditions)[number],
) {
  if (!isFirst) await page.goto(url.replace(/\/photos$/, ""), { waitUntil: "networkidle" });
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    ...{ offline: false, latency },
    ...{ downloadThroughput: 50_000, uploadThroughput: 50_000 },
  });
  await session.send("Emulation.setCPUThrottlingRate", { rate: slower });
  let bytes = 0;
  session.on("Network.loadingFinished", ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await page.goto(url, { waitUntil: "commit" });
  const seen = await page.waitForFunction(() => {
    const tiles = [...document.querySelectorAll("main li")].filter(
      (tile) => tile.getBoundingClientRect().top < innerHeight,
    );
    const isPainted = (tile: Element) => {
      const image = tile.querySelector("img");
      return image?.complete && image.naturalWidth > 0;
    };
    return tiles.length > 0 && tiles.every(isPainted)
      ? { ms: performance.now(), tiles: tiles.length }
      : null;
  });
  const { ms, tiles } = (await seen.jsonValue()) ?? { ms: 0, tiles: 0 };
  return { ms, tiles, bytes };
}

async function readArchive(product: Product, path: string) {
  const memory = async () => {
    const { readFile } = await import("node:fs/promises");
    const status = await readFile(`/proc/${product.pid}/status`, "utf8");
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
  };
  const before = await memory();
  const answer = await fetch(product.url + path);
  let bytes = 0;
  let most = before;
  const began = performance.now();
  for await (const chunk of answer.body ?? []) {
    bytes += chunk.length;
    if (bytes % 7 === 0) most = Math.max(most, await memory());
  }
  const seconds = (performance.now() - began) / 1000;
  console.log(
    `archive of ${PHOTOS} photos, ${(bytes / 1e6).toFixed(0)} MB: ${seconds.toFixed(1)} s, ${before.toFixed(0)} MB before, ${most.toFixed(0)} MB at most`,
  );
}

async function main(): Promise<void> {
  const product = await startProduct();
  const { url } = product;
  try {
    const couple = await registerCouple(url);
    const own = `/api/v1/albums/${couple.eventId}`;
    const body = { is_open: true, asks_approval: false };
    await call(url, "PUT", own, { token: couple.token, body });
    await call(url, "PUT", `/api/v1/event-page-settings/${couple.eventId}/visibility`, {
      token: couple.token,
      body: { visibility: "link" },
    });
    await fill(product, couple.eventId);
    const { album } = (await call(url, "GET", own, couple)) as { album: string };
    const browser = await chromium.launch({
      executablePath: chromiumPath(),
      args: browserArguments,
    });
    for (const condition of conditions) {
      const runs: Awaited<ReturnType<typeof firstScreen>>[] = [];
      for (let run = 0; run < RUNS; run += 1) {
        const context = await browser.newContext({
          ...{ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 },
          ...{ isMobile: true, hasTouch: true },
        });
        runs.push(await firstScreen(await context.newPage(), url + album, condition));
        await context.close();
      }
      const [, , median] = runs.toSorted((a, b) => a.ms - b.ms);
      console.log(
        `album of ${PHOTOS} at 400 kbps and ${condition.latency} ms, CPU × ${condition.slower}, ${condition.isFirst ? "nothing cached" : "from the page of the feast"}: ${median?.tiles} thumbnails after ${median?.ms.toFixed(0)} ms (median of ${RUNS}), ${((median?.bytes ?? 0) / 1000).toFixed(0)} KB`,
      );
    }
    await browser.close();
    const { path } = (await call(url, "GET", `${own}/archive?contents=all`, couple)) as {
      path: string;
    };
    await readArchive(product, path);
  } finally {
    await product.stop();
  }
}

await main();
