import type { Visitor } from "@jdj/contract/accounts/visitor";
import type { Client } from "@jdj/contract/client";
import { createContext } from "react-router";

/** The contract's client, on behalf of the visitor. Loaders and actions: `context.get(apiContext)`. */
export const apiContext = createContext<Client>();

/** The visitor. Loaders and actions: `context.get(visitorContext)`. */
export const visitorContext = createContext<Visitor>();
