import { randomInt } from "node:crypto";
import type { Visitor, VisitorUser } from "@jdj/contract/accounts/visitor";
import { escapeHtml } from "@jdj/contract/content/escape-html";
import { LRUCache } from "lru-cache";
import {
  addressOf,
  hasNoCookieBut,
  impersonalCookies,
  isCachedQuery,
  MAX_AGE_MS,
  namesOf,
} from "./page-cache.ts";
import { type Chunk, chunkOf, joinChunks, textChunk } from "./page-chunks.ts";
import { nonceOf, type Page, withoutNonce } from "./page-response.ts";

/** The memory of all templates, in bytes; beyond it the least recently requested are removed. */
const MAX_BYTES = 32 * 1024 * 1024;
/** Of how many addresses it is remembered that those who are signed in share their page. */
const MAX_ADDRESSES = 10_000;
/** The header by which the site names the providers by whose hearts a page differs. */
const PROVIDERS = "x-page-providers";

/** The cookies of ours with which a visitor gets a shared page: a flash message is theirs alone. */
const allowedCookies = ["session", ...impersonalCookies];

/** A text that cannot be guessed, from the private-use area. */
const makePlaceholder = () =>
  String.fromCharCode(...Array.from({ length: 7 }, () => randomInt(0xe000, 0xf8ff)));

/** A name of nobody that the menu does not shorten. */
const NAME = makePlaceholder();
/** The number of the bell of nobody. */
const UNREAD = makePlaceholder();
/** A number of nobody, which cannot be guessed either. */
const ID = 2 ** 52 + randomInt(2 ** 47);
const placeholder = new RegExp(`(${NAME}|${UNREAD}|${ID})`);

/** For whom a template is rendered: somebody to whom the notebook is open. */
const anybody: VisitorUser = {
  id: ID,
  customerId: null,
  lastName: "",
  givenNames: NAME,
  email: null,
  phone: null,
  verified: true,
  hasBirthDate: true,
  endedEvent: null,
  erasesAt: null,
  unread: UNREAD,
};

/** What stands between two chunks of a template. */
type Hole = "name" | "unread" | "id";
const holeOf = (piece: string): Hole =>
  piece === NAME ? "name" : piece === UNREAD ? "unread" : "id";

/** A page that was rendered once; between two chunks is a name, the number of the bell or one of the user. */
interface Template {
  /** When it was rendered, in milliseconds, and how many changes had been announced by then. */
  at: number;
  changes: number;
  headers: Headers;
  /** The providers by whose hearts it differs; null for a page without hearts. */
  providers: readonly number[] | null;
  chunks: Chunk[];
  holes: Hole[];
}

/** What is known of a page that those who are signed in share. */
interface KnownPage {
  /** The providers by whose hearts it differs; null for a page without hearts. */
  providers: readonly number[] | null;
  /**
   * How many changes had been announced when it could not be shared; null when it could. It is tried
   * again after the next change.
   */
  failedAt: number | null;
}

/** What a page is made from that somebody who is signed in asks for. */
interface PageSources {
  /** The numbers of the visitor's favourites; null for a user without. */
  favourites(): Promise<readonly number[] | null>;
  /** The page as the site renders it for a visitor whom the API does not know. */
  renderFor(visitor: Visitor): Promise<Page | null>;
  /** How the menu of a user is called. */
  menuName(user: VisitorUser): string;
}

/** The pages of the page cache for those who are signed in: rendered once for all, with the name of each. */
export interface SignedInPages {
  /** The response to a request; null where the page is rendered for this visitor alone. */
  answer(request: Request, visitor: Visitor, sources: PageSources): Promise<Response | null>;
  /** Remembers whether those who are signed in share a page that was rendered for one of them. */
  learn(request: Request, visitor: Visitor, page: Page): void;
}

/** The user for whom a shared page may be filled in; null where a page has more of theirs than a name. */
function sharingUser(request: Request, { user, space, isView }: Visitor): VisitorUser | null {
  const isUsual =
    user?.verified && user.hasBirthDate && user.erasesAt === null && user.endedEvent === null;
  const isShared =
    isUsual &&
    request.method === "GET" &&
    space === "customers" &&
    !isView &&
    hasNoCookieBut(allowedCookies, request.headers.get("cookie"));
  return isShared ? user : null;
}

const providersOf = (headers: Headers) =>
  headers.get(PROVIDERS)?.split(",").filter(Boolean).map(Number) ?? null;

/** A page as a template; null for one that is not the same for all who are signed in. */
function templateOf(page: Page, at: number, changes: number): Template | null {
  const headers = new Headers(page.headers);
  const nonce = nonceOf(headers);
  const providers = providersOf(headers);
  if (page.status !== 200 || headers.has("set-cookie") || namesOf(headers) === null) return null;
  if (nonce !== null && page.body.includes(nonce)) return null;
  for (const name of ["x-page-cache", PROVIDERS, "x-person"]) headers.delete(name);
  headers.set(
    "content-security-policy",
    withoutNonce(headers.get("content-security-policy") ?? ""),
  );
  headers.append("vary", "accept-encoding");
  const pieces = page.body.toString().split(placeholder);
  return {
    ...{ at, changes, headers, providers },
    chunks: pieces.filter((_, index) => index % 2 === 0).map(chunkOf),
    holes: pieces.filter((_, index) => index % 2 === 1).map(holeOf),
  };
}

/** The response that a template makes for a user. */
function fill(template: Template, request: Request, user: VisitorUser, name: string): Response {
  const texts = {
    name: textChunk(escapeHtml(name)),
    unread: textChunk(user.unread),
    id: textChunk(String(user.id)),
  };
  const headers = new Headers(template.headers);
  headers.set("x-person", String(user.id));
  const chunks = template.chunks.flatMap((chunk, index) => {
    const hole = template.holes[index];
    return hole === undefined ? [chunk] : [chunk, texts[hole]];
  });
  const { body, encoding } = joinChunks(chunks, request.headers.get("accept-encoding") ?? "");
  if (encoding !== "identity") headers.set("content-encoding", encoding);
  headers.set("content-length", String(body.length));
  return new Response(body, { status: 200, headers });
}

/**
 * Creates an empty cache.
 * @param changes how many changes of content have been announced
 */
export function createSignedInPages(
  changes: () => number,
  clock: () => number = Date.now,
  maxBytes = MAX_BYTES,
): SignedInPages {
  const templates = new LRUCache<string, Template>({
    maxSize: maxBytes,
    sizeCalculation: ({ chunks }, key) =>
      chunks.reduce((sum, { plain, deflated }) => sum + plain.length + deflated.length, key.length),
  });
  const known = new LRUCache<string, KnownPage>({ max: MAX_ADDRESSES });
  const renderings = new Map<string, Promise<Template | null>>();

  const isFresh = (template: Template | undefined) =>
    template?.changes === changes() && clock() < template.at + MAX_AGE_MS;

  async function render(
    address: string,
    key: string,
    visitor: Visitor,
    { renderFor }: PageSources,
  ): Promise<Template | null> {
    const began = changes();
    const at = clock();
    const page = await renderFor(visitor);
    const template = page && templateOf(page, at, began);
    if (template !== null) {
      templates.set(key, template);
      known.set(address, { providers: template.providers, failedAt: null });
    } else if (page !== null && page.status < 500) {
      const { providers = null } = known.peek(address) ?? {};
      known.set(address, { providers, failedAt: began });
    }
    return template;
  }

  /** The template of a page, rendered once for all who ask for it meanwhile. */
  function findTemplate(address: string, key: string, visitor: Visitor, sources: PageSources) {
    const held = templates.get(key);
    if (held && isFresh(held)) return Promise.resolve(held);
    const under = `${changes()} ${key}`;
    const began =
      renderings.get(under) ??
      render(address, key, visitor, sources).finally(() => renderings.delete(under));
    renderings.set(under, began);
    return began;
  }

  return {
    async answer(request, visitor, sources) {
      const user = sharingUser(request, visitor);
      const address = addressOf(request);
      const page = user && known.get(address);
      if (!user || !page || page.failedAt === changes()) return null;
      const { providers } = page;
      const own = providers && new Set(await sources.favourites());
      const favourites = providers?.filter((id) => own?.has(id)) ?? null;
      const key = `${address} ${favourites?.join(",") ?? ""}`;
      const ofAnybody = { ...visitor, token: null, user: anybody, favourites };
      const template = await findTemplate(address, key, ofAnybody, sources);
      // Its providers have changed: by whose hearts it differs was not asked.
      if (template?.providers?.join() !== providers?.join()) return null;
      return template && fill(template, request, user, sources.menuName(user));
    },

    learn(request, visitor, { status, headers }) {
      const names = namesOf(headers);
      const providers = providersOf(headers);
      headers.delete(PROVIDERS);
      if (names === null || status !== 200 || sharingUser(request, visitor) === null) return;
      if (!isCachedQuery(new URL(request.url).searchParams, names)) return;
      const address = addressOf(request);
      const { failedAt = null } = known.peek(address) ?? {};
      known.set(address, { providers, failedAt });
    },
  };
}
