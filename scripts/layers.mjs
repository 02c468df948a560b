// Checks what may import what (areas, shared folders, ports, cycles), and writes the layers into
// ARCHITECTURE.md (`--write`). Runs on whatever Node the machine has.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { root } from "./prepare.mjs";

/**
 * The layers of each tree, lowest first. The areas on one line are one layer and do not import each
 * other. An area that is not named fails the check.
 */
export const trees = [
  {
    title: "apps/api/src",
    folder: "apps/api/src",
    areaOf: (path) => /^areas\/([^/]+)\//.exec(path)?.[1] ?? null,
    layers: [
      ["abuse", "identity", "service-types"],
      ["staff"],
      ["files", "operations"],
      ["notices"],
      ["content", "notebook"],
      ["accounts", "designs", "payments", "tour", "town-halls"],
      ["campaigns", "civil-file", "providers"],
      ["invitations", "invoicing", "ledger", "products"],
      ["carts", "disputes", "payouts"],
      ["gifts", "orders", "quotes"],
      ["bookings", "fabric-orders"],
      ["contributions", "event-page"],
      ["album", "letters", "link-previews", "reviews"],
      ["privacy"],
      ["console"],
    ],
  },
  {
    title: "apps/web/app/areas",
    folder: "apps/web/app/areas",
    areaOf: (path) => /^([^/]+)\//.exec(path)?.[1] ?? null,
    layers: [
      [
        "accounts",
        "carts",
        "disputes",
        "installable",
        "invoicing",
        "notices",
        "payments",
        "payouts",
        "town-halls",
      ],
      ["content"],
      ["notebook", "reviews"],
      ["civil-file", "gifts", "orders", "quotes"],
      ["bookings", "providers"],
      ["campaigns", "pro", "products"],
      ["fabric-orders", "invitations"],
      ["contributions", "event-page", "home", "tour"],
      ["album"],
    ],
  },
  {
    title: "packages/contract/src",
    folder: "packages/contract/src",
    // The sentences of an area import no other file; the table of refusals, below all areas, has some.
    areaOf: (path) =>
      /(messages|\/sentences)\.ts$/.test(path) ? null : (/^([^/]+)\//.exec(path)?.[1] ?? null),
    layers: [
      ["call", "paths"],
      [
        "carts",
        "designs",
        "notices",
        "operations",
        "payments",
        "payouts",
        "person",
        "prices",
        "reviews",
        "town-halls",
      ],
      ["campaigns", "content", "gifts", "notebook"],
      ["accounts", "civil-file", "disputes", "invitations", "tour"],
      ["album"],
      ["bookings", "event-page", "orders", "providers", "quotes"],
      ["fabric-orders", "invoicing", "products"],
      ["contributions"],
      ["console"],
    ],
  },
];

/** Folders below the areas. Each may import only the areas that it names. */
const shared = new Map([
  ["crypto", []],
  ["csv", []],
  ["database", []],
  ["drivers", []],
  ["http", ["identity"]],
  ["jobs", []],
  ["mail", []],
  ["mail-catcher", []],
  ["phone", []],
  ["processes", []],
  ["rate-limit", []],
  ["realtime", []],
  ["search", []],
]);

/** Folders of the site below its areas: they import neither areas nor layouts, and areas no layouts. */
const webShared = ["device", "document", "forms", "http", "ui", "weave"];

/** What a port may import of `drivers/`: types that several ports share. */
const portTypes = [
  "drivers/delivery-receipt.ts",
  "drivers/payments/gateway-names.ts",
  "drivers/payouts/company-names.ts",
];

/**
 * The imports of a file as paths from the root, without extension where the source has none.
 * `isType`: it is erased when the file runs.
 */
function importsIn(path, text) {
  return Array.from(
    text.matchAll(/(?:^(?:import|export)\s(type\s)?[^;]*?from\s|^import\s|\bimport\()"([^"]+)"/gm),
    ([, type, spec]) => ({
      isType: type !== undefined,
      target: spec.startsWith(".")
        ? normalize(join(dirname(path), spec))
        : spec.replace(/^#app\//, "apps/web/app/"),
    }),
  );
}

/** The imports between the areas of a tree: `from to`, each with the files that need it. */
export function areaImportsOf({ folder, areaOf }, files) {
  const found = new Map();
  for (const [path, text] of files) {
    const from = path.startsWith(`${folder}/`) ? areaOf(path.slice(folder.length + 1)) : null;
    if (from === null) continue;
    for (const { target } of importsIn(path, text)) {
      const to = target.startsWith(`${folder}/`) ? areaOf(target.slice(folder.length + 1)) : null;
      if (to === null || to === from) continue;
      const key = `${from} ${to}`;
      found.set(key, [...(found.get(key) ?? []), `${path} → ${target}`]);
    }
  }
  return found;
}

/** Every import upwards or sideways, and every area without a layer. */
export function violationsOf(tree, imports) {
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

/** Every import of an area by a folder below the areas, and of a driver by a port. */
export function sharedViolationsOf(files) {
  const api = "apps/api/src/";
  return [...files].flatMap(([path, text]) => {
    if (!path.startsWith(api)) return [];
    const folder = path.slice(api.length).split("/")[0];
    const areas = shared.get(folder);
    const isPort = folder === "drivers" && path.endsWith("/port.ts");
    return importsIn(path, text)
      .filter(({ target }) => target.startsWith(api))
      .map(({ target }) => target.slice(api.length))
      .flatMap((target) => {
        const area = /^areas\/([^/]+)\//.exec(target)?.[1];
        if (areas !== undefined && area !== undefined && !areas.includes(area))
          return [`${folder} may not import the area ${area}: ${path} → ${target}`];
        if (isPort && target.startsWith("drivers/") && !portTypes.includes(target))
          return [`a port may not import a driver: ${path} → ${target}`];
        return [];
      });
  });
}

/** Every import of an area or a layout by what is below it on the site. */
export function webViolationsOf(files) {
  const web = "apps/web/app/";
  return [...files].flatMap(([path, text]) => {
    if (!path.startsWith(web)) return [];
    const folder = path.slice(web.length).split("/")[0];
    const forbidden = webShared.includes(folder)
      ? ["areas", "layouts"]
      : folder === "areas"
        ? ["layouts"]
        : [];
    return importsIn(path, text)
      .filter(({ target }) => forbidden.some((name) => target.startsWith(`${web}${name}/`)))
      .map(({ target }) => `${folder} may not import it: ${path} → ${target}`);
  });
}

/** Every sentence file of the contract that imports more than the sentences beside it: all areas may import it. */
export function sentenceViolationsOf(files) {
  return [...files].flatMap(([path, text]) =>
    /^packages\/contract\/src\/.*(messages|\/sentences)\.ts$/.test(path)
      ? importsIn(path, text)
          .filter(({ target }) => target !== path.replace(/[^/]+$/, "sentences.ts"))
          .map(({ target }) => `sentences import nothing: ${path} → ${target}`)
      : [],
  );
}

/** Every circle of files that import each other while they run; imports of types are left out. */
export function cyclesIn(files) {
  const nextOf = (path) =>
    importsIn(path, files.get(path))
      .filter(({ isType }) => !isType)
      .map(({ target }) => ["", ".ts", ".tsx"].map((end) => target + end).find((p) => files.has(p)))
      .filter((target) => target !== undefined);
  const done = new Set();
  const cycles = [];
  const visit = (path, above) => {
    const start = above.indexOf(path);
    if (start >= 0) cycles.push([...above.slice(start), path].join(" → "));
    if (start >= 0 || done.has(path)) return;
    for (const next of nextOf(path)) visit(next, [...above, path]);
    done.add(path);
  };
  for (const path of files.keys()) visit(path, []);
  return cycles.map((cycle) => `a circle of imports: ${cycle}`);
}

/** The layers of a tree, the highest first. */
function drawing({ title, layers }) {
  const lines = layers.toReversed().map((areas) => `  ${areas.join("   ")}`);
  return `\`\`\`\n${title}\n${lines.join("\n")}\n\`\`\``;
}

/** The sources of the apps and packages by their paths, without tests. */
function readFiles() {
  const { stdout } = spawnSync(
    "git",
    ["ls-files", "-co", "--exclude-standard", "apps", "packages"],
    {
      cwd: root,
      encoding: "utf8",
    },
  );
  const paths = stdout
    .split("\n")
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
    .filter((path) => existsSync(join(root, path)));
  return new Map(paths.map((path) => [path, readFileSync(join(root, path), "utf8")]));
}

const START = "<!-- areas: written by scripts/layers.mjs -->";
const END = "<!-- /areas -->";

if (process.argv[1] === import.meta.filename) {
  const files = readFiles();
  const imports = trees.map((tree) => [tree, areaImportsOf(tree, files)]);
  const violations = [
    ...new Set(imports.flatMap(([tree, found]) => violationsOf(tree, found))),
    ...sharedViolationsOf(files),
    ...webViolationsOf(files),
    ...sentenceViolationsOf(files),
    ...cyclesIn(files),
  ];
  const path = join(root, "ARCHITECTURE.md");
  const page = readFileSync(path, "utf8");
  const picture = trees.map(drawing).join("\n\n");
  const drawn = page.replace(
    new RegExp(`${START}[\\s\\S]*${END}`),
    () => `${START}\n${picture}\n${END}`,
  );
  if (process.argv.includes("--write")) writeFileSync(path, drawn);
  else if (drawn !== page)
    violations.push("The layers in ARCHITECTURE.md are outdated: node scripts/layers.mjs --write");
  for (const line of violations) console.error(line);
  if (violations.length > 0) process.exit(1);
  console.log("areas import only areas below them, ports no drivers, and no files in a circle");
}
