import { parentPort } from "node:worker_threads";
import { type CardPicture, drawCard } from "./draw-card.ts";
import { drawShare, type SharePicture } from "./draw-share.ts";

// The thread that draws: it is sent one picture at a time and answers with its PNG, or with its error.
parentPort?.on("message", async (picture: CardPicture | SharePicture) => {
  try {
    parentPort?.postMessage({
      png: await ("title" in picture ? drawShare(picture) : drawCard(picture)),
    });
  } catch (error) {
    parentPort?.postMessage({ error: error instanceof Error ? error.message : "unknown" });
  }
});
