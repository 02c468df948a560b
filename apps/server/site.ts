import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { faultOf, jsonLog } from "@jdj/api/log";
import type { Client } from "@jdj/contract/client";
import type { Visitor } from "./visitor.ts";

/** The site as its bundle offers it. */
export interface Site {
  render(request: Request, told: { api: Client; visitor: Visitor }): Promise<Response>;
  readSession(request: Request): string | null;
}

/** What the bundle's entry exports; it owns the keys of the request's context. */
interface SiteModule {
  createSite(build: unknown, report: (error: unknown) => void): Site["render"];
  readSession: Site["readSession"];
}

interface SiteBuild {
  entry: { module: SiteModule };
}

/** Where the built site's files for browsers are. */
export const clientFolder = fileURLToPath(new URL("../web/build/client", import.meta.url));

function report(error: unknown): void {
  jsonLog("error", "page-failed", { fault: faultOf(error) });
}

/** Makes the site of a bundle. */
export function siteOf(build: SiteBuild): Site {
  const { createSite, readSession } = build.entry.module;
  return { render: createSite(build, report), readSession };
}

/** Loads the built site. */
export async function loadSite(): Promise<Site> {
  const bundle = new URL("../web/build/server/index.js", import.meta.url);
  if (!existsSync(bundle))
    throw new Error("The site is not built: run `npm start` or `npm run build`");
  const build: SiteBuild = await import(bundle.href);
  return siteOf(build);
}
