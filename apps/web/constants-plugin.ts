import { fileURLToPath } from "node:url";
import { accountMessages } from "@jdj/contract/accounts/messages";
import { attendanceMessages } from "@jdj/contract/cards/attendance-messages";
import { cardMessages } from "@jdj/contract/cards/messages";
import { contentMessages } from "@jdj/contract/content/messages";
import { notebookMessages, notebookRefusals } from "@jdj/contract/notebook/messages";
import { patterns } from "@jdj/contract/paths/addresses";
import { fillAddress } from "@jdj/contract/paths/fill-address";
import { paymentMessages } from "@jdj/contract/payments/messages";
import type { Plugin } from "vite";

/** Tables of which a page uses a line or two. */
const tables: Record<string, unknown> = {
  accountMessages,
  attendanceMessages,
  cardMessages,
  contentMessages,
  notebookMessages,
  notebookRefusals,
  patterns,
  paymentMessages,
};

const reads = new RegExp(
  `(?<![.\\w])(${Object.keys(tables).join("|")})((?:\\.\\w+|\\["[\\w-]+"\\])+)(?![\\w(])`,
  "g",
);
const filler = fileURLToPath(
  new URL("../../packages/contract/src/paths/fill-address.ts", import.meta.url),
);

/**
 * Writes texts and addresses out where the browser's scripts use them, so that the tables of all of
 * them stay behind: `notebookMessages.saved` and `at("budget")` become what they stand for, and
 * `at("card", { id })` fills its own pattern.
 */
export function constantsWrittenOut(): Plugin {
  return {
    name: "constants-written-out",
    enforce: "pre",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform: {
      filter: { id: /\/app\/.*\.tsx?$/, code: /\/addresses"|essages"/ },
      handler: writeOut,
    },
  };
}

/** A module's text with the constants that it reads written out; what is no text stays as it is. */
export function writeOut(code: string): string {
  const written = code
    .replace(reads, (read, table: string, path: string) => literal(table, path) ?? read)
    .replace(
      /(?<![.\w])at\(\s*"(\w+)"\s*(\)|,)/g,
      (call, name: string, end: string) => address(name, end === ")") ?? call,
    );
  if (written === code) return code;
  const fills = written.includes("fillAddress(") && !code.includes("fillAddress");
  const added = fills ? `import { fillAddress } from ${JSON.stringify(filler)};\n` : "";
  return added + withoutIdleImports(written);
}

/** A module that is imported for nothing would still be fetched with its importer. */
function withoutIdleImports(code: string): string {
  return code.replace(
    /^import \{([^}]+)\} from "[^"]*(?:\/addresses|essages)";\n/gm,
    (statement, names: string) => {
      const rest = code.replace(statement, "");
      const words = names.split(",").map((name) => name.trim());
      const used = words.filter((name) =>
        new RegExp(`(?<![.\\w])${name.replace("type ", "")}[(.[,;)}\\]]`).test(rest),
      );
      return used.length === 0 ? "" : statement.replace(names, ` ${used.join(", ")} `);
    },
  );
}

/** What a path within a table holds, as source text; null when it holds no text. */
function literal(table: string, path: string): string | null {
  const names = [...path.matchAll(/\.(\w+)|\["([\w-]+)"\]/g)].map(([, dot, key]) => dot ?? key);
  const value = names.reduce<unknown>(
    (at, name) => (typeof at === "object" && at && name ? Reflect.get(at, name) : undefined),
    tables[table],
  );
  return typeof value === "string" ? JSON.stringify(value) : null;
}

/** A call of `at` as source text: the whole of it, or its beginning when parameters follow. */
function address(name: string, isWhole: boolean): string | null {
  const pattern = new Map<string, string>(Object.entries(patterns)).get(name);
  if (pattern === undefined) return null;
  return isWhole ? JSON.stringify(fillAddress(pattern)) : `fillAddress(${JSON.stringify(pattern)},`;
}
