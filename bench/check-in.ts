import { type Browser, chromium, type Page } from "@playwright/test";
import { browserArguments, chromiumPath } from "./browser.ts";
import { call, importGuests, registerCouple } from "./couple.ts";
import { startProduct } from "./start-product.ts";

// 1,000 families let in by three phones without a network, then joined. Each phone lets its third in and
// a hundred of the next phone's, so that 300 come twice: each family must stand once in the end.

const FAMILIES = 1000;
const PHONES = 3;
const TWICE = 100;
const SLOWER = 4;

interface Party {
  guest: number;
  name: string;
}
interface List {
  parties: Party[];
  admissions: { guest: number; entrance: string }[];
}

/** A phone with the page of one entrance, which it has cached. */
async function openPhone(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext({
    ...{ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true },
    serviceWorkers: "allow",
  });
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  await page.goto(address);
  await page.getByText("Cette page reste sur ce téléphone.").waitFor({ timeout: 60_000 });
  await context.setOffline(true);
  await page.reload();
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  return page;
}

/** Lets families in by name, as a helper does; the times of each in ms. */
async function letIn(page: Page, names: readonly string[]): Promise<number[]> {
  const times: number[] = [];
  for (const name of names) {
    const began = performance.now();
    await page.getByLabel("Chercher par nom").fill(name);
    await page.locator("search button", { has: page.getByText(name, { exact: true }) }).tap();
    await page.getByRole("button", { name: "Laisser entrer" }).tap();
    await page.getByRole("button", { name: "Suivant" }).tap();
    times.push(performance.now() - began);
  }
  return times;
}

async function main(): Promise<void> {
  const product = await startProduct();
  const { url } = product;
  try {
    const couple = await registerCouple(url);
    await product.ageAccounts();
    await importGuests(url, couple, FAMILIES);
    const paths: string[] = [];
    for (let phone = 1; phone <= PHONES; phone += 1) {
      const made = await call<{ path: string }>(
        url,
        "POST",
        `/api/v1/attendance/${couple.eventId}/door-links`,
        { token: couple.token, body: { label: `Entrée ${phone}`, hours: 12 } },
      );
      paths.push(made.path);
    }
    const list = `/api/v1/door/${paths[0]?.split("/").at(-1)}`;
    const { parties } = await call<List>(url, "GET", list);
    const names = parties.map(({ name }) => name);
    if (new Set(names).size !== names.length) throw new Error("Two families have one name");
    const browser = await chromium.launch({
      executablePath: chromiumPath(),
      args: browserArguments,
    });
    const phones: Page[] = [];
    for (const path of paths) phones.push(await openPhone(browser, url + path));
    const third = Math.ceil(names.length / PHONES);
    const shares = phones.map((_, at) => {
      const begin = at * third;
      const own = names.slice(begin, begin + third);
      const next = (begin + third) % names.length;
      return [...own, ...names.slice(next, next + TWICE)];
    });
    const times = (
      await Promise.all(phones.map((page, at) => letIn(page, shares[at] ?? [])))
    ).flat();
    times.sort((a, b) => a - b);
    console.log(
      `${times.length} entries on ${PHONES} phones ${SLOWER}× slower: median ${times[Math.floor(times.length / 2)]?.toFixed(0)} ms each, slowest ${times.at(-1)?.toFixed(0)}`,
    );
    const began = performance.now();
    await Promise.all(phones.map((page) => page.context().setOffline(false)));
    for (const page of phones)
      await page.waitForFunction(
        () =>
          !/à envoyer/.test(document.querySelector("[data-network]")?.textContent ?? "à envoyer"),
        undefined,
        { timeout: 120_000 },
      );
    console.log(`joined in ${((performance.now() - began) / 1000).toFixed(1)} s`);
    const { admissions } = await call<List>(url, "GET", list);
    const once = new Set(admissions.map(({ guest }) => guest));
    console.log(`${admissions.length} entries of ${once.size} families stand, of ${names.length}`);
    if (admissions.length !== names.length || once.size !== names.length)
      throw new Error("A family stands twice, or not at all");
    const told = await Promise.all(
      phones.map(async (page) => {
        const shown = await page.getByRole("button", { name: "J’ai vu" }).count();
        const more = page.getByText(/^Et \d+\s+autres? familles? dans/);
        const text = (await more.count()) > 0 ? await more.textContent() : "0";
        return shown + Number(/\d+/.exec(text ?? "")?.[0]);
      }),
    );
    console.log(`families of another entrance told to each phone: ${told.join(", ")}`);
    if (told.reduce((sum, one) => sum + one, 0) !== PHONES * TWICE)
      throw new Error("A phone was not told of a family that came twice");
    for (const page of phones) {
      await page.getByRole("button", { name: "J’ai tout vu" }).tap();
      await page.getByText("déjà admis à").first().waitFor({ state: "detached" });
    }
    await browser.close();
  } finally {
    await product.stop();
  }
}

await main();
