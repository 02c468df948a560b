/** The contract's client as the site uses it. */
export type { Client } from "@jdj/contract/client";
