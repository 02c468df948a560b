import { parentPort, workerData } from "node:worker_threads";
import { busyDaysOf } from "./busy-days-of.ts";

const { text, first, last } = workerData as { text: string; first: string; last: string };
parentPort?.postMessage(busyDaysOf(text, first, last));
