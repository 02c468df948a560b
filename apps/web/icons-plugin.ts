import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const imports = /import\s*\{([^}]*)\}\s*from\s*"@tabler\/icons-react";?/g;
const component = fileURLToPath(new URL("./app/ui/icon.tsx", import.meta.url));
const importOfComponent = `import { iconOf } from ${JSON.stringify(component)};`;
const moduleOf = (name: string) => `@tabler/icons-react/dist/esm/icons/${name}.mjs`;
const moduleText = (name: string) =>
  readFileSync(createRequire(import.meta.url).resolve(moduleOf(name)), "utf8");

/**
 * Turns `import { IconX } from "@tabler/icons-react"` into an import of that one icon's file: the
 * package's entry names six thousand, which would all be read at each build and start.
 */
export function singleIcons(): Plugin {
  return {
    name: "single-icons",
    enforce: "pre",
    transform: {
      filter: { id: /\.tsx$/, code: "@tabler/icons-react" },
      handler: (code) => withIcons(code, (name) => `import ${name} from "${moduleOf(name)}";`),
    },
  };
}

/**
 * Draws the icons on the server, and leaves their drawings out of the browser's scripts: what comes
 * or changes once a page is there points into one sheet of all icons, a file that never changes.
 */
export function iconsInSheet(): Plugin {
  let sheet = "";
  let fileName = "";
  return {
    name: "icons-in-sheet",
    enforce: "pre",
    apply: "build",
    configResolved() {
      sheet = sheetOf(iconsOfApp());
      const hash = createHash("sha256").update(sheet).digest("hex").slice(0, 8);
      fileName = `assets/icons-${hash}.svg`;
    },
    transform: {
      filter: { id: /\.tsx$|\/ui\/icon-sheet\.ts$/, code: /@tabler\/icons-react|iconSheet/ },
      handler(code, id) {
        if (id.endsWith("/icon-sheet.ts")) return `export const iconSheet = "/${fileName}";`;
        const isClient = this.environment.name === "client";
        const withDrawings = withIcons(code, (name) => {
          const { isFilled, shapes } = readIcon(moduleText(name));
          const drawing = isClient ? `<use href="/${fileName}#${name}"/>` : shapes;
          return `const ${name} = /* @__PURE__ */ iconOf(${isFilled}, ${JSON.stringify(drawing)});`;
        });
        return withDrawings === code ? undefined : importOfComponent + withDrawings;
      },
    },
    generateBundle() {
      if (this.environment.name === "client")
        this.emitFile({ type: "asset", fileName, source: sheet });
    },
  };
}

interface Icon {
  isFilled: boolean;
  /** What the SVG holds, as markup. */
  shapes: string;
}

/** A module's text with another statement in the place of each icon that it imports. */
function withIcons(code: string, statementOf: (name: string) => string): string {
  return code.replace(imports, (_, names: string) => namesIn(names).map(statementOf).join(""));
}

/** What an icon's module of the package draws. */
export function readIcon(code: string): Icon {
  const node = code.match(/__iconNode = (\[.*\]);/)?.[1];
  if (!node) throw new Error("An icon of @tabler/icons-react is written in another way than known");
  const shapes = (JSON.parse(node) as [string, Record<string, string>][]).map(
    ([tag, { key: _, ...attributes }]) =>
      `<${tag}${Object.entries(attributes)
        .map(([attribute, value]) => ` ${attribute}="${value}"`)
        .join("")}/>`,
  );
  return { isFilled: code.includes('createReactComponent("filled"'), shapes: shapes.join("") };
}

/** One SVG document with a group for each icon, by its name. */
function sheetOf(names: string[]): string {
  const groups = names.map((name) => `<g id="${name}">${readIcon(moduleText(name)).shapes}</g>`);
  return `<svg xmlns="http://www.w3.org/2000/svg">${groups.join("")}</svg>`;
}

/** The names of all icons that the app imports, in order. */
function iconsOfApp(): string[] {
  const cwd = fileURLToPath(new URL("./app", import.meta.url));
  const used = globSync("**/*.tsx", { cwd }).flatMap((file) =>
    [...readFileSync(`${cwd}/${file}`, "utf8").matchAll(imports)].flatMap(([, names]) =>
      namesIn(names ?? ""),
    ),
  );
  return [...new Set(used)].sort();
}

function namesIn(names: string): string[] {
  return names
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name && !name.startsWith("type "));
}
