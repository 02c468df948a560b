// Checks that an area imports only areas below it, and draws the picture of ARCHITECTURE.md
// (`--write`). Runs on whatever Node the machine has.
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { root } from "./prepare.mjs";

/**
 * The layers of each tree, lowest first. What stands in one line is one layer: its members do not
 * import each other unless they are one area. A folder that is not named fails the check.
 */
const trees = [
  {
    title: "apps/api/src",
    folder: "apps/api/src",
    areaOf: (path) => /^areas\/([^/]+)\//.exec(path)?.[1] ?? null,
    layers: [
      ["alerts", "identity"],
      ["abuse"],
      ["outages"],
      ["files", "service-types", "town-halls"],
      ["content"],
      ["notebook"],
      ["payments"],
      ["cards"],
      ["accounts", "directory"],
      ["sharing"],
      ["operator"],
      ["privacy"],
    ],
  },
  {
    title: "apps/web/app/areas",
    folder: "apps/web/app/areas",
    alias: ["#app/areas/", ""],
    areaOf: (path) => /^([^/]+)\//.exec(path)?.[1] ?? null,
    layers: [
      ["accounts", "installable", "town-halls"],
      ["content"],
      ["directory", "notebook"],
      ["cards"],
    ],
  },
];

function listFiles(folder) {
  const { stdout } = spawnSync("git", ["ls-files", "-co", "--exclude-standard", folder], {
    cwd: root,
    encoding: "utf8",
  });
  return stdout.split("\n").filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path));
}

/** The imports between the areas of a tree: `from → to`, each with the files that need it. */
function importsOf({ folder, alias, areaOf }) {
  const found = new Map();
  for (const file of listFiles(folder)) {
    const path = file.slice(folder.length + 1);
    const from = areaOf(path);
    if (from === null) continue;
    for (const [, spec] of readFileSync(join(root, file), "utf8").matchAll(
      /(?:from|import)\s*\(?\s*"([^"]+)"/g,
    )) {
      const target = spec.startsWith(".")
        ? normalize(join(dirname(path), spec))
        : alias && spec.startsWith(alias[0])
          ? alias[1] + spec.slice(alias[0].length)
          : null;
      const to = target === null ? null : areaOf(target);
      if (to === null || to === from) continue;
      const key = `${from} ${to}`;
      found.set(key, [...(found.get(key) ?? []), `${file} → ${target}`]);
    }
  }
  return found;
}

/** Every import that goes upwards or sideways, and every area without a layer. */
function violationsOf(tree, imports) {
  const level = new Map(tree.layers.flatMap((names, index) => names.map((name) => [name, index])));
  return [...imports].flatMap(([key, files]) => {
    const [from, to] = key.split(" ");
    const unnamed = [from, to].find((name) => !level.has(name));
    if (unnamed !== undefined) return [`${unnamed} has no layer in scripts/layers.mjs`];
    return level.get(from) > level.get(to)
      ? []
      : files.map((file) => `${from} may not import ${to}: ${file}`);
  });
}

function drawing(tree, imports) {
  const arrows = [...imports.keys()]
    .sort()
    .map((key) => `  ${key.replace(" ", " --> ")}`)
    .join("\n");
  return `\`\`\`mermaid\nflowchart BT\n  %% ${tree.title}\n${arrows}\n\`\`\``;
}

const START = "<!-- areas: drawn by scripts/layers.mjs -->";
const END = "<!-- /areas -->";
const path = join(root, "ARCHITECTURE.md");
const imports = trees.map((tree) => [tree, importsOf(tree)]);
const violations = [...new Set(imports.flatMap(([tree, found]) => violationsOf(tree, found)))];
const page = readFileSync(path, "utf8");
const picture = imports.map(([tree, found]) => drawing(tree, found)).join("\n\n");
const drawn = page.replace(
  new RegExp(`${START}[\\s\\S]*${END}`),
  () => `${START}\n${picture}\n${END}`,
);
if (process.argv.includes("--write")) writeFileSync(path, drawn);
else if (drawn !== page)
  violations.push("The picture in ARCHITECTURE.md is old: node scripts/layers.mjs --write");
for (const line of violations) console.error(line);
if (violations.length > 0) process.exit(1);
console.log("areas import only areas below them");
