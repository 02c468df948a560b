import { parentPort } from "node:worker_threads";
import { type CardPicture, drawCard } from "./draw-card.ts";

// The thread that draws: it is sent one picture at a time and answers with its PNG, or with the fault.
parentPort?.on("message", async (picture: CardPicture) => {
  try {
    parentPort?.postMessage({ png: await drawCard(picture) });
  } catch (error) {
    parentPort?.postMessage({ fault: error instanceof Error ? error.message : "unknown" });
  }
});
