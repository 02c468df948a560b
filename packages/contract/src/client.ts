import type { ContractRouterClient } from "@orpc/contract";
import type { contract } from "./contract.ts";

/** What a page holds to speak to the API: the contract's calls as functions, in process or over HTTP. */
export type Client = ContractRouterClient<typeof contract>;
