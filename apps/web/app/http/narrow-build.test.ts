import type { ServerBuild } from "react-router";
import { describe, expect, it } from "vitest";
import { narrowerOf } from "./narrow-build.ts";

const paths: Record<string, [path: string | undefined, parentId?: string]> = {
  root: [undefined],
  public: [undefined, "root"],
  home: [undefined, "public"],
  blog: ["blog", "public"],
  post: ["blog/:slug", "public"],
  notebook: [undefined, "root"],
  guests: ["carnet/invites", "notebook"],
  guest: ["carnet/invites/:id", "notebook"],
  directory: ["prestataires/:category?", "public"],
  missing: ["*", "root"],
};

const routes = Object.fromEntries(
  Object.entries(paths).map(([id, [path, parentId]]) => [
    id,
    { id, path, parentId, index: id === "home", module: {} },
  ]),
);
const assets = { version: "1", url: "", entry: { module: "", imports: [] }, routes };
const narrow = narrowerOf({ routes, assets } as unknown as ServerBuild);
const idsAt = (pathname: string) => Object.keys(narrow(pathname).routes).sort();

/** The home page, elastic patterns and the page of unknown addresses are among all. */
const always = ["directory", "home", "missing", "public", "root"];
const withAlways = (...ids: string[]) => [...always, ...ids].sort();

describe("the routes that an address may match", () => {
  it.each([
    ["/", []],
    ["/blog", ["blog"]],
    ["/BLOG/", ["blog"]],
    ["/blog/un%C3%A9", ["blog", "post"]],
    ["/bl%6Fg", ["blog"]],
    ["/carnet/invites", ["guests", "notebook"]],
    ["/carnet/invites.data", ["guests", "notebook"]],
    ["/carnet/invites/_.data", ["guests", "notebook"]],
    ["/carnet/invites/12", ["guest", "guests", "notebook"]],
    ["/prestataires/traiteur", []],
    ["/%E0%A4%A", []],
    ["/carnet/nulle-part", []],
  ])("at %s are those around it too", (pathname, ids) => {
    expect(idsAt(pathname)).toEqual(withAlways(...ids));
  });

  it("are a build of their own, the same for addresses that differ in their parameters", () => {
    expect(narrow("/blog/un")).toBe(narrow("/blog/deux"));
    expect(Object.keys(narrow("/blog").assets.routes)).not.toContain("guests");
  });
});
