import { at, notebookPrefix } from "@jdj/contract/paths/addresses";
import { call, importGuests, registerCouple, sendCard, sessionCookieValue } from "./couple.ts";
import { startProduct } from "./start-product.ts";
import { throughput } from "./throughput.ts";

/** Runs the figures that need no browser and prints them as a table for docs/measurements.md. */
async function main(): Promise<void> {
  const product = await startProduct();
  const { url } = product;
  try {
    const couple = await registerCouple(url);
    await product.ageAccounts();
    console.log(`import of 2,000 rows: ${Math.round(await importGuests(url, couple, 2000))} ms`);
    const guests = await call<{ id: number }[]>(
      url,
      "GET",
      `/api/v1/guests-by-event-get/${couple.eventId}`,
      couple,
    );
    const ids = guests.slice(0, 1000).map(({ id }) => id);
    console.log(
      `send to 1,000 guests, every letter left: ${Math.round((await sendCard(url, couple, ids)).ms)} ms`,
    );

    const small = await registerCouple(url);
    await importGuests(url, small, 60);
    const mailCatcher = await call<{ kind: string; links: string[] }[]>(
      url,
      "GET",
      "/dev/outbox.json",
    );
    const card = mailCatcher.find(({ kind }) => kind === "card")?.links[0] ?? "";
    const bearer = { authorization: `Bearer ${small.token}` };
    const cookie = { cookie: `jdj_session=${sessionCookieValue(small.token)}` };
    const notebook = notebookPrefix;
    const rows = [
      await throughput("home page", `${url}/`),
      await throughput("sign-in page", url + at("signIn")),
      await throughput("sign-in page to return from", `${url}${at("signIn")}?retour=%2Fnewsletter`),
      await throughput("directory of providers", url + at("providers")),
      await throughput("public card page", url + new URL(card).pathname),
      await throughput(
        "guest list page, 60 guests",
        `${url}${notebook}/invites-pour-le-mariage`,
        cookie,
      ),
      await throughput("GET get-event-type", `${url}/api/v1/get-event-type`),
      await throughput(
        "GET guests-by-event-get, 60 guests",
        `${url}/api/v1/guests-by-event-get/${small.eventId}`,
        bearer,
      ),
      await throughput("GET healthz", `${url}/healthz`),
    ];
    console.log("\n| address | requests/s | bare node:http | ratio |\n|---|---|---|---|");
    for (const { name, ours, bare, ratio } of rows)
      console.log(`| ${name} | ${ours} | ${bare} | ${ratio.toFixed(3)} |`);
  } finally {
    await product.stop();
  }
}

await main();
