import { startSecond, stopSecond } from "./second-process.ts";
import { startProduct } from "./start-product.ts";
import { openStream, tokenOf, writePairs } from "./streams.ts";

/** Conversations, each with a stream of both sides: 500 streams, half of them in each process. */
const PAIRS = 250;
/** Messages, and how many a second. */
const MESSAGES = Number(process.env.REALTIME_MESSAGES ?? 1000);
const PER_SECOND = 20;
/** Until the other side sees a message: required at p99, in milliseconds. */
const LIMIT_MS = 300;

async function main(): Promise<void> {
  const first = await startProduct();
  const second = await startSecond(first);
  try {
    const requests = await writePairs(first, PAIRS);
    const waiting = new Map<number, () => void>();
    const closers: (() => void)[] = [];
    for (let pair = 0; pair < PAIRS; pair += 1) {
      closers.push(await openStream(first.url, tokenOf("customer", pair), () => undefined));
      const seen = (request: number) => waiting.get(request)?.();
      closers.push(await openStream(second.url, tokenOf("provider", pair), seen));
    }
    const times: number[] = [];
    let lost = 0;
    const sending: Promise<void>[] = [];
    for (let message = 0; message < MESSAGES; message += 1) {
      const pair = message % PAIRS;
      const request = requests[pair] ?? 0;
      const began = performance.now();
      sending.push(
        new Promise((done) => {
          const giveUp = setTimeout(() => {
            lost += 1;
            done();
          }, 10_000);
          waiting.set(request, () => {
            waiting.delete(request);
            clearTimeout(giveUp);
            times.push(performance.now() - began);
            done();
          });
        }),
      );
      void fetch(`${first.url}/api/v1/wedding-provider-quote-requests/${request}/messages`, {
        method: "POST",
        headers: {
          authorization: `Bearer ${tokenOf("customer", pair)}`,
          "content-type": "application/json",
        },
        body: JSON.stringify({ message: `Message ${message}` }),
      });
      await new Promise((later) => setTimeout(later, 1000 / PER_SECOND));
    }
    await Promise.all(sending);
    for (const close of closers) close();
    const sorted = times.toSorted((a, b) => a - b);
    const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
    console.log(
      `${PAIRS * 2} streams on two processes, ${MESSAGES} messages at ${PER_SECOND}/s: seen by the other side after ${at(0.5).toFixed(0)} ms (p50), ${at(0.99).toFixed(0)} ms (p99), ${at(0.9999).toFixed(0)} ms (worst), ${lost} lost`,
    );
    if (lost > 0 || at(0.99) > LIMIT_MS) process.exitCode = 1;
  } finally {
    await stopSecond(second.child);
    await first.stop();
  }
}

await main();
