import { setTimeout as wait } from "node:timers/promises";
import type { GatewayLimits, SendResult } from "../../../drivers/delivery-receipt.ts";

/** How many deliveries a gateway is given at once before anything is known of it. */
export const DELIVERIES_AT_ONCE = 2;
/** An answer within this is never slow, in milliseconds: on a busy machine it has waited for us as long. */
const QUICK_MS = 100;

/** How many calls may run at once, and the fastest answer lately, in milliseconds. */
export interface Window {
  size: number;
  fastestMs: number;
}

/**
 * The window after an answer: additive increase, multiplicative decrease, as TCP does (RFC 5681). It
 * grows by one while as many answers arrive as it has places, shrinks in the same way when an answer
 * takes more than twice as long as the fastest one lately, since more at once would only wait
 * longer, and halves when the gateway says that it is too much.
 * @param most what the gateway takes at once
 */
export function nextWindow(
  { size, fastestMs }: Window,
  answer: { ms: number; isThrottled: boolean },
  most: number,
): Window {
  if (answer.isThrottled) return { size: Math.max(1, size / 2), fastestMs };
  // A fastest answer that is never seen again is forgotten within some dozens of answers.
  const fastest = Math.min(answer.ms, fastestMs * 1.02);
  const isSlow = answer.ms > Math.max(QUICK_MS, 2 * fastest);
  const least = Math.min(size, DELIVERIES_AT_ONCE);
  const next = isSlow ? Math.max(least, size - 1 / size) : size + 1 / size;
  return { size: Math.min(most, next), fastestMs: fastest };
}

/** Lets as many calls to one gateway run at once as it takes; the others wait in their order. */
export interface Concurrency {
  /** How many run at once now. */
  size(): number;
  /** How long a call would wait before it begins, as far as can be told, in milliseconds. */
  waitMs(): number;
  /** When its contract was chosen last for a batch, in milliseconds of the monotonic clock; 0 for never. */
  chosenAt: number;
  /**
   * Makes a call when there is room.
   * @param call null when nothing was handed over after all
   * @returns its result, and whether it was the only one that might run: then a gateway that says
   * that it is too much takes nothing at all
   */
  run(
    call: () => Promise<SendResult | null>,
  ): Promise<{ result: SendResult | null; isAlone: boolean }>;
}

/** The concurrency of one gateway in this process. */
export function createConcurrency(limits: GatewayLimits): Concurrency {
  const { mostAtOnce, mostPerSecond = Number.POSITIVE_INFINITY } = limits;
  let window: Window = {
    size: Math.min(mostAtOnce, DELIVERIES_AT_ONCE),
    fastestMs: Number.POSITIVE_INFINITY,
  };
  let running = 0;
  let halvedAt = 0;
  let nextStart = 0;
  const waiting: (() => void)[] = [];
  const places = () => Math.max(1, Math.floor(window.size));

  async function enter(): Promise<void> {
    if (running >= places()) await new Promise<void>((admit) => waiting.push(admit));
    else running += 1;
    const now = performance.now();
    const start = Math.max(now, nextStart);
    nextStart = start + 1000 / mostPerSecond;
    if (start > now) await wait(start - now);
  }

  function leave(): void {
    running -= 1;
    while (running < places()) {
      const admit = waiting.shift();
      if (!admit) return;
      running += 1;
      admit();
    }
  }

  return {
    size: places,
    chosenAt: 0,
    waitMs() {
      const answerMs = Number.isFinite(window.fastestMs) ? window.fastestMs : 0;
      const eachMs = Math.max(1000 / mostPerSecond, answerMs / places());
      return Math.max(0, nextStart - performance.now()) + waiting.length * eachMs;
    },
    async run(call) {
      await enter();
      const isAlone = places() === 1;
      const beganAt = performance.now();
      try {
        const result = await call();
        if (!result) return { result, isAlone };
        const isThrottled = result.state === "failed" && result.isThrottled === true;
        // Several that are refused together halve it once, as one congestion does.
        if (!isThrottled || beganAt > halvedAt)
          window = nextWindow(window, { ms: performance.now() - beganAt, isThrottled }, mostAtOnce);
        if (isThrottled && beganAt > halvedAt) halvedAt = performance.now();
        return { result, isAlone };
      } finally {
        leave();
      }
    },
  };
}

const ofGateways = new WeakMap<object, Concurrency>();

/** The concurrency of a driver, which all campaigns of this process share. */
export function concurrencyOf(driver: object, limits?: GatewayLimits): Concurrency {
  const known = ofGateways.get(driver);
  if (known) return known;
  const made = createConcurrency(limits ?? { mostAtOnce: DELIVERIES_AT_ONCE });
  ofGateways.set(driver, made);
  return made;
}
