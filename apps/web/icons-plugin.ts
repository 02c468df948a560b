import type { Plugin } from "vite";

const imports = /import\s*\{([^}]*)\}\s*from\s*"@tabler\/icons-react";?/g;

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
      handler(code) {
        return code.replace(imports, (_, names: string) =>
          names
            .split(",")
            .map((name) => name.trim())
            .filter((name) => name && !name.startsWith("type "))
            .map((name) => `import ${name} from "@tabler/icons-react/dist/esm/icons/${name}.mjs";`)
            .join(""),
        );
      },
    },
  };
}

/**
 * Leaves out of each icon what only serves whoever develops the package: its names, and the keys of
 * lines that never move. An icon is its drawing, then.
 */
export function bareIcons(): Plugin {
  return {
    name: "bare-icons",
    apply: "build",
    transform: {
      filter: { id: /@tabler\/icons-react\/dist\/esm\/icons\/\w+\.mjs$/ },
      handler: (code) =>
        code
          .replace(/,\s*"key":\s*"svg-\d+"/g, "")
          .replace(
            /createReactComponent\("(\w+)", "[\w-]+", "\w+"/,
            'createReactComponent("$1", "", ""',
          ),
    },
  };
}
