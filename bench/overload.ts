import { Agent, request } from "node:http";
import { at } from "@jdj/contract/paths/addresses";
import { registerCouple, sessionCookieValue } from "./couple.ts";
import { lengthenBudget } from "./lengthen-budget.ts";
import { startProduct } from "./start-product.ts";

/** How many ask for the budget at once, each again as soon as it is answered, and for how long. */
const CROWDS = (process.env.CROWDS ?? "48,96,400").split(",").map(Number);
const SECONDS = Number(process.env.SECONDS ?? 8);
const COUPLES = 8;

/** Asks once. @returns the status, and whether a refusal says when to ask again */
function ask(url: string, cookie: string, agent: Agent): Promise<string> {
  return new Promise((done) => {
    request(url, { agent, headers: { cookie, "accept-encoding": "br, gzip" } }, (answer) => {
      answer.resume();
      const retry = answer.headers["retry-after"] === undefined ? "" : " Retry-After";
      answer.on("end", () => done(`${answer.statusCode}${retry}`));
    })
      .on("error", () => done("cut off"))
      .end();
  });
}

const product = await startProduct(process.argv[2]);
try {
  await lengthenBudget(product.query, 200);
  const cookies: string[] = [];
  for (let made = 0; made < COUPLES; made += 1) {
    const { token } = await registerCouple(product.url);
    cookies.push(`jdj_session=${sessionCookieValue(token)}`);
  }
  for (const crowd of CROWDS) {
    const agent = new Agent({ keepAlive: true, maxSockets: crowd });
    const answers = new Map<string, number>();
    const took: number[] = [];
    const end = performance.now() + SECONDS * 1000;
    await Promise.all(
      Array.from({ length: crowd }, async (_, person) => {
        while (performance.now() < end) {
          const began = performance.now();
          const answer = await ask(
            product.url + at("budget"),
            cookies[person % COUPLES] ?? "",
            agent,
          );
          answers.set(answer, (answers.get(answer) ?? 0) + 1);
          if (answer === "200") took.push(performance.now() - began);
          // Who is refused asks again as late as the page does.
          else
            await new Promise((later) =>
              setTimeout(later, Math.max(0, Math.min(5000, end - performance.now()))),
            );
        }
      }),
    );
    took.sort((a, b) => a - b);
    const of = (share: number) => Math.round(took[Math.floor(took.length * share)] ?? 0);
    console.log(
      `${crowd} at once: ${[...answers].map(([what, times]) => `${times} × ${what}`).join(", ")}; answered after ${of(0.5)} ms (median), ${of(0.99)} ms (99th percentile)`,
    );
    agent.destroy();
  }
} finally {
  await product.stop();
}
