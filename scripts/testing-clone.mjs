// For tests that run the product as an operator would, from a clean clone.
import { execFileSync } from "node:child_process";
import { cpSync, existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { root } from "./prepare.mjs";

/** Copies the files of the tree, without anything that was built or installed. */
export function cloneTree(target) {
  const listed = execFileSync("git", ["ls-files", "-co", "--exclude-standard"], {
    cwd: root,
    encoding: "utf8",
  });
  for (const path of listed.split("\n"))
    if (path !== "" && existsSync(join(root, path)))
      cpSync(join(root, path), join(target, path), { recursive: dirname(path) !== "." });
}

/** The environment of an operator, who has neither this project's Node nor the variables of npm and Vitest. */
export function operatorEnvironment() {
  const own = Object.entries(process.env).filter(
    ([name]) => !/^(npm_|VITEST|NODE_ENV|NODE_OPTIONS|TEST$)/.test(name),
  );
  return Object.fromEntries(own);
}

/** Who runs a site in production, as its settings say. */
export const operator = {
  SUPPORT_PHONE: "+225 27 22 00 00 00",
  SUPPORT_EMAIL: "bonjour@joie.example",
  LEGAL_NAME: "Joie SARL",
  LEGAL_REGISTER: "CI-ABJ-03-2026-B12-00001",
  LEGAL_ADDRESS: "Abidjan, Cocody",
};
