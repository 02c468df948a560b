import { Worker } from "node:worker_threads";
import { refusal } from "@jdj/contract/glue/refusals";
import type { CardPicture } from "./draw-card.ts";
import type { SharePicture } from "./draw-share.ts";

/** A drawing takes about 0.2 s; one that takes this long hangs, and its thread is killed. */
const TIMEOUT_MS = 15_000;
/** How many pictures may wait, about a minute of work; more are refused for the moment. */
const LONGEST_QUEUE = 300;

type Answer = { png: Uint8Array } | { fault: string };

interface Waiting {
  picture: CardPicture | SharePicture;
  resolve(png: Uint8Array): void;
  reject(error: unknown): void;
}

/** Pictures drawn one after another in a thread of their own, which starts with the first. */
class DrawingQueue {
  #worker: Worker | null = null;
  #current: Waiting | null = null;
  #timer: NodeJS.Timeout | undefined;
  readonly #waiting: Waiting[] = [];

  /** @throws busy (503) when too many wait; an error when the drawing failed or hung */
  draw(picture: Waiting["picture"]): Promise<Uint8Array> {
    if (this.#waiting.length >= LONGEST_QUEUE) return Promise.reject(refusal("busy"));
    return new Promise((resolve, reject) => {
      this.#waiting.push({ picture, resolve, reject });
      this.#next();
    });
  }

  #next(): void {
    if (this.#current !== null) return;
    const next = this.#waiting.shift();
    if (next === undefined) {
      this.#worker?.unref();
      return;
    }
    this.#current = next;
    this.#worker ??= this.#start();
    this.#worker.ref();
    this.#timer = setTimeout(() => this.#lose(new Error("A drawing hung")), TIMEOUT_MS);
    this.#worker.postMessage(next.picture);
  }

  #start(): Worker {
    const worker = new Worker(new URL("./drawing-worker.ts", import.meta.url));
    worker.on("message", (answer: Answer) => {
      const asked = this.#end();
      if ("png" in answer) asked?.resolve(answer.png);
      else asked?.reject(new Error(`A drawing failed: ${answer.fault}`));
      this.#next();
    });
    worker.on("error", (error) => worker === this.#worker && this.#lose(error));
    worker.on("exit", () => worker === this.#worker && this.#lose(new Error("The thread ended")));
    return worker;
  }

  /** Gives the thread up with the picture it held; the next picture gets a new one. */
  #lose(error: unknown): void {
    const lost = this.#worker;
    this.#worker = null;
    void lost?.terminate();
    this.#end()?.reject(error);
    this.#next();
  }

  #end(): Waiting | null {
    clearTimeout(this.#timer);
    const asked = this.#current;
    this.#current = null;
    return asked;
  }
}

const queue = new DrawingQueue();

/** Draws a picture in the process's one drawing thread. @throws busy (503) when too many wait */
export function drawInThread(picture: CardPicture | SharePicture): Promise<Uint8Array> {
  return queue.draw(picture);
}
