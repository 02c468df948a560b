import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import { refusal } from "@jdj/contract/call/refusals";
import type { CardPicture } from "./draw-card.ts";
import type { SharePicture } from "./draw-share.ts";

type Picture = CardPicture | SharePicture;
type Answer = { png: Uint8Array } | { error: string };

interface Waiting<Asked> {
  asked: Asked;
  resolve(png: Uint8Array): void;
  reject(error: unknown): void;
}

/** How a queue works: its thread's module, how many threads, how long one drawing, how many wait. */
export interface QueueOptions {
  thread: URL;
  threads: number;
  /** A drawing that takes longer hangs: its thread is killed. */
  timeoutMs: number;
  longest: number;
}

/** Pictures drawn in threads of their own, which start with the first; what waits is bounded. */
export class DrawingQueue<Asked = Picture> {
  readonly #options: QueueOptions;
  readonly #lanes: Lane<Asked>[];
  readonly #waiting: Waiting<Asked>[] = [];

  constructor(options: QueueOptions) {
    this.#options = options;
    const next = () => this.#waiting.shift();
    this.#lanes = Array.from({ length: options.threads }, () => new Lane(options, next));
  }

  /** @throws busy (503) when too many wait; an error when the drawing failed or hung */
  draw(asked: Asked): Promise<Uint8Array> {
    if (this.#waiting.length >= this.#options.longest) return Promise.reject(refusal("busy"));
    return new Promise((resolve, reject) => {
      this.#waiting.push({ asked, resolve, reject });
      this.#lanes.find((lane) => lane.isFree)?.begin();
    });
  }
}

/** One thread, and the picture that it is drawing. */
class Lane<Asked> {
  readonly #options: QueueOptions;
  readonly #next: () => Waiting<Asked> | undefined;
  #worker: Worker | null = null;
  #current: Waiting<Asked> | null = null;
  #timer: NodeJS.Timeout | undefined;

  constructor(options: QueueOptions, next: () => Waiting<Asked> | undefined) {
    this.#options = options;
    this.#next = next;
  }

  get isFree(): boolean {
    return this.#current === null;
  }

  /** Takes up the next picture that waits; with none, the thread no longer keeps the process alive. */
  begin(): void {
    const next = this.#next();
    if (next === undefined) {
      this.#worker?.unref();
      return;
    }
    this.#current = next;
    if (this.#worker === null) {
      const started = this.#start();
      this.#worker = started;
      // A busy machine takes long to start a thread, which is no drawing that hangs.
      started.once("online", () => started === this.#worker && this.#watch());
    } else this.#watch();
    this.#worker.ref();
    this.#worker.postMessage(next.asked);
  }

  #watch(): void {
    const { timeoutMs } = this.#options;
    this.#timer = setTimeout(() => this.#lose(new Error("A drawing hung")), timeoutMs);
  }

  #start(): Worker {
    const worker = new Worker(this.#options.thread);
    worker.on("message", (answer: Answer) => {
      const asked = this.#end();
      if ("png" in answer) asked?.resolve(answer.png);
      else asked?.reject(new Error(`A drawing failed: ${answer.error}`));
      this.begin();
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
    this.begin();
  }

  #end(): Waiting<Asked> | null {
    clearTimeout(this.#timer);
    const asked = this.#current;
    this.#current = null;
    return asked;
  }
}

const queue = new DrawingQueue({
  thread: new URL("./drawing-worker.ts", import.meta.url),
  // One core is left to those who answer.
  threads: Math.max(1, Math.min(4, availableParallelism() - 1)),
  // A drawing takes about 0.1 s.
  timeoutMs: 15_000,
  // About half a minute of one thread's work.
  longest: 300,
});

/** Draws a picture in one of the process's drawing threads. @throws busy (503) when too many wait */
export function drawInThread(picture: Picture): Promise<Uint8Array> {
  return queue.draw(picture);
}
