import type { Access, CallMeta } from "@jdj/contract/call/call";
import type { Need } from "@jdj/contract/call/sharing-policy";
import type { Capability } from "@jdj/contract/call/staff-policy";
import type { TeamNeed } from "@jdj/contract/call/team-policy";
import { contract } from "@jdj/contract/contract";

type Leaves<T, Path extends string = ""> = {
  [K in keyof T & string]: T[K] extends { "~orpc": unknown }
    ? `${Path}${K}`
    : Leaves<T[K], `${Path}${K}.`>;
}[keyof T & string];

/** The name of a call by its place in the contract: `notebook.guests.addGuests`. */
export type CallName = Leaves<typeof contract>;

/** One call of the contract, from its declaration. */
export interface ContractCall {
  name: CallName;
  method: string;
  path: string;
  access: Access | undefined;
  need: Need | undefined;
  teamNeed: TeamNeed | undefined;
  capability: Capability | undefined;
  input: unknown;
}

interface Declared {
  "~orpc": { meta: CallMeta; route: { method?: string; path?: string }; inputSchema?: unknown };
}

function isDeclared(node: object): node is Declared {
  return "~orpc" in node;
}

function walk(node: object, path: string): ContractCall[] {
  if (isDeclared(node)) {
    const { meta, route, inputSchema } = node["~orpc"];
    return [
      {
        name: path as CallName,
        method: route.method ?? "",
        path: route.path ?? "",
        access: meta.access,
        need: meta.need,
        teamNeed: meta.teamNeed,
        capability: meta.capability,
        input: inputSchema,
      },
    ];
  }
  return Object.entries(node).flatMap(([key, child]) =>
    walk(child, path === "" ? key : `${path}.${key}`),
  );
}

/** Every call of the contract, so that a test can forget none. */
export const contractCalls = walk(contract, "");
