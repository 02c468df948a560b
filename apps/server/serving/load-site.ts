import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { describeError, jsonLog } from "@jdj/api/log";
import type { Visitor, VisitorUser } from "@jdj/contract/accounts/visitor";
import type { Client } from "@jdj/contract/client";
import type { CookieEncryption } from "./cookie-encryption.ts";

/** The site, as its bundle exports it. */
export interface Site {
  /** Null where the API was away or too busy to answer. */
  render(
    request: Request,
    context: {
      api: Client;
      visitor: Visitor;
      encryption: CookieEncryption;
      /** The response to a picture's path, for who takes what `accept` says. */
      fetchPicture(path: string, accept: string): Promise<Response>;
    },
  ): Promise<Response | null>;
  /** The body of a page that `render` returned, in one piece; null for any other response. */
  bodyOf(response: Response): Buffer<ArrayBuffer> | null;
  /** How the menu of a user is called on public pages. */
  menuName(user: VisitorUser): string;
  /** The numbers of a visitor's favourites; null for a stranger. */
  findFavourites(api: Client, visitor: Visitor): Promise<readonly number[] | null>;
  /** The token of the session that the requested page's space has in this browser. */
  readSession(request: Request, visitor: Pick<Visitor, "secure" | "space">): Promise<string | null>;
}

/** The exports of the bundle's entry. */
interface SiteModule {
  createSite(build: unknown, report: (error: unknown) => void): Site["render"];
  bodyOf: Site["bodyOf"];
  menuName: Site["menuName"];
  findFavourites: Site["findFavourites"];
  readSession: Site["readSession"];
}

/** The exports of the bundle that the server needs. */
export interface SiteBuild {
  entry: { module: SiteModule };
}

/** Where the built site is: `SITE_BUILD`, or the site's own folder. */
export const buildFolder = resolve(
  process.env.SITE_BUILD ?? fileURLToPath(new URL("../../web/build", import.meta.url)),
);

function report(error: unknown): void {
  jsonLog("error", "page-failed", { error: describeError(error) });
}

/** Whether a module is a bundle of the site. */
export function isSiteBuild(module: object): module is SiteBuild {
  return "entry" in module;
}

/** Creates the site from a bundle. */
export function siteOf(build: SiteBuild): Site {
  const { createSite, ...exported } = build.entry.module;
  return { ...exported, render: createSite(build, report) };
}

/** Loads the built site. */
export async function loadSite(): Promise<Site> {
  const bundle = join(buildFolder, "server/index.js");
  if (!existsSync(bundle))
    throw new Error("The site is not built: run `npm start` or `npm run build`");
  const build: SiteBuild = await import(pathToFileURL(bundle).href);
  return siteOf(build);
}
