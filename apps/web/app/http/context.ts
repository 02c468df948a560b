import type { Visitor } from "@jdj/contract/accounts/visitor";
import type { Client } from "@jdj/contract/client";
import { createContext } from "react-router";

/** The contract's client, on behalf of the visitor. Loaders and actions: `context.get(apiContext)`. */
export const apiContext = createContext<Client>();

/** Encrypts what a browser keeps for us and must not read; what was changed is null. */
export type Encryption = {
  encrypt(text: string): string;
  decrypt(sealed: string): string | null;
};

/** The encryption of cookies, by the secret of the server. */
export const encryptionContext = createContext<Encryption>();

/** Fetches a picture of ours by its path, as a browser would that takes what `accept` says. */
export type FetchPicture = (path: string, accept: string) => Promise<Response>;

/** How a page gets the bytes of a picture that it carries in itself. */
export const pictureContext = createContext<FetchPicture>();

/** The visitor. Loaders and actions: `context.get(visitorContext)`. */
export const visitorContext = createContext<Visitor>();
