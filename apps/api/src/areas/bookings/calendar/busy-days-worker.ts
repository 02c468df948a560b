import { parentPort, workerData } from "node:worker_threads";
import { parseBusyDays } from "./parse-busy-days.ts";

const { text, first, last } = workerData as { text: string; first: string; last: string };
parentPort?.postMessage(parseBusyDays(text, first, last));
