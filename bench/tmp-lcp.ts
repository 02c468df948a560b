import { chromium } from "@playwright/test";
import { browserArguments, chromiumPath } from "./browser.ts";
import { registerCouple } from "./couple.ts";
import { startProduct } from "./start-product.ts";
const product = await startProduct();
const browser = await chromium.launch({ executablePath: chromiumPath(), args: browserArguments });
const couple = await registerCouple(product.url);
const nb = "/carnet-nuptial-pour-organiser-son-mariage-cote-d-ivoire";
for (let i = 0; i < 5; i += 1) {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });
  await context.addCookies([{ name: "jdj_session", value: couple.token, url: product.url }]);
  const page = await context.newPage();
  const s = await context.newCDPSession(page);
  await s.send("Network.enable");
  await s.send("Network.emulateNetworkConditions", { offline: false, latency: 400, downloadThroughput: 50000, uploadThroughput: 50000 });
  await s.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.goto(product.url + `${nb}/fiances`, { waitUntil: "networkidle" });
  console.log((await page.evaluate(() => performance.getEntriesByType("navigation").concat(performance.getEntriesByType("resource")).slice(0, 9).map((r: any) => `${r.name.split("/").pop().slice(0, 8)} ${Math.round(r.startTime)}→${Math.round(r.responseStart)}→${Math.round(r.responseEnd)}`))).join(" | "), await page.evaluate(() => Math.round(performance.getEntriesByType("paint")[0]!.startTime)));
  await context.close();
}
await browser.close(); await product.stop();
