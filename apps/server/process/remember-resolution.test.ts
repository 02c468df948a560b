import { execFileSync } from "node:child_process";
import type { ResolveFnOutput, ResolveHookContext } from "node:module";
import { describe, expect, it } from "vitest";
import { rememberResolution } from "./remember-resolution.ts";

const from = (parentURL: string, conditions = ["import"]): ResolveHookContext => ({
  parentURL,
  conditions,
  importAttributes: {},
});

/** A resolver that counts how often it asks Node, which answers with an address in a folder. */
function counting(answer: (specifier: string, parent: string) => ResolveFnOutput) {
  const asked: string[] = [];
  const resolve = rememberResolution();
  return {
    asked,
    resolve: (specifier: string, context: ResolveHookContext) =>
      resolve(specifier, context, (name, { parentURL }) => {
        asked.push(name);
        return answer(name, parentURL ?? "");
      }),
  };
}

const asNode = (specifier: string, parent: string): ResolveFnOutput => ({
  url: specifier.startsWith(".")
    ? new URL(specifier, parent).href
    : `file:///srv/node_modules/${specifier}/index.js`,
  format: specifier.endsWith(".cjs") ? "commonjs" : "module",
});

describe("remembering how imports resolve", () => {
  it("asks Node once for the files of one extension in one folder", () => {
    const { asked, resolve } = counting(asNode);
    const parent = from("file:///srv/apps/api/src/a/main.ts");
    expect(resolve("./one.ts", parent)).toMatchObject({ format: "module" });
    expect(resolve("./two.ts", parent)).toEqual({
      url: "file:///srv/apps/api/src/a/two.ts",
      format: "module",
      shortCircuit: true,
    });
    resolve("./two.js", parent);
    resolve("../b/three.ts", parent);
    expect(asked).toEqual(["./one.ts", "./two.js", "../b/three.ts"]);
  });

  it("asks Node once for a package that several modules of a workspace import", () => {
    const { asked, resolve } = counting(asNode);
    resolve("pg", from("file:///srv/apps/api/src/a/one.ts"));
    expect(resolve("pg", from("file:///srv/apps/api/src/b/two.ts")).url).toBe(
      "file:///srv/node_modules/pg/index.js",
    );
    resolve("pg", from("file:///srv/apps/server/one.ts"));
    expect(asked).toEqual(["pg", "pg"]);
  });

  it("leaves CommonJS, linked files and what dependencies import to Node", () => {
    const linked = counting((specifier, parent) => ({
      url: new URL(specifier, parent).href.replace("/link/", "/target/"),
      format: "module",
    }));
    const inLink = from("file:///srv/apps/link/one.ts");
    linked.resolve("./two.ts", inLink);
    linked.resolve("./two.ts", inLink);
    expect(linked.asked).toHaveLength(2);

    const { asked, resolve } = counting(asNode);
    const own = from("file:///srv/apps/api/one.ts");
    const required = from("file:///srv/apps/api/one.ts", ["require"]);
    const dependency = from("file:///srv/node_modules/pg/lib/index.js");
    for (const [specifier, context] of [
      ["./two.cjs", own],
      ["./two.js", required],
      ["node:fs", own],
      ["pg-pool", dependency],
    ] as const) {
      resolve(specifier, context);
      resolve(specifier, context);
    }
    expect(asked).toHaveLength(8);
  });

  it("imports the product's own modules, and names a file that is missing", () => {
    const script = `
      await import("./module-hooks.ts");
      const { readSettings } = await import("../settings/settings.ts");
      console.log(typeof readSettings);
      await import("./no-such-file.ts").catch((error) => console.log(error.message));`;
    const output = execFileSync(process.execPath, ["--input-type=module", "--eval", script], {
      cwd: import.meta.dirname,
      encoding: "utf8",
    });
    expect(output).toMatch(/^function\n.*no-such-file\.ts/);
  });
});
