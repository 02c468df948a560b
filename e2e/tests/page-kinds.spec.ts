import { readFileSync } from "node:fs";
import { join } from "node:path";
import { at, patterns } from "@jdj/contract/paths/addresses";
import { expect, test } from "@playwright/test";
import { registerCouple, sessionCookieValue } from "../support/people.ts";

const web = join(import.meta.dirname, "../../apps/web/app");

test("static pages carry no React, hydrated pages do", async ({ request }) => {
  const { token } = await registerCouple(request);
  const entered = await request.post("/api/v1/pro/login", {
    data: { email: "traiteur@exemple.ci", password: "demo" },
  });
  const provider = sessionCookieValue((await entered.json()).token);
  const headers = { cookie: `jdj_session=${sessionCookieValue(token)}; jdj_pro=${provider}` };
  const routes = readFileSync(join(web, "routes.ts"), "utf8");
  const declared = [...routes.matchAll(/route\(\s*patterns\.(\w+),\s*"([^"]+page\.tsx)"/g)];
  const kinds = declared.map(([, name = "", file = ""]) => ({
    address: String(new Map<string, string>(Object.entries(patterns)).get(name)),
    kind: /page: "(static|hydrated)"/.exec(readFileSync(join(web, file), "utf8"))?.[1],
  }));
  const open = kinds.filter(({ address }) => !address.includes(":") && address !== "/deconnexion");
  const seen = new Set<string | undefined>();
  for (const { address, kind } of open) {
    const answer = await request.get(address, { headers, maxRedirects: 0 });
    if (answer.status() !== 200) continue;
    const page = await answer.text();
    const scripts = [...page.matchAll(/<script[^>]*src="([^"]+)"/g)].map(([, src]) => src);
    const hydrates = /entry\.client|__reactRouterContext|modulepreload/.test(page);
    expect({ address, hydrates, scripts: scripts.length }).toEqual({
      address,
      hydrates: kind === "hydrated",
      // The offline page brings its own, at an address that the service worker caches.
      scripts: address === at("offline") ? 2 : 1,
    });
    // Scripts wait for what the first paint needs.
    expect(page).not.toMatch(/<link rel="modulepreload"(?! fetchpriority="low")/);
    seen.add(kind);
  }
  expect(seen.size).toBe(2);
});
