import { randomBytes } from "node:crypto";
import { escapeHtml } from "@jdj/contract/content/escape-html";
import { LRUCache } from "lru-cache";
import type { StaticHandlerContext } from "react-router";
import type { Mark, PageHandle } from "./page-kind.ts";

/** The memory of all templates, in bytes. */
const MAX_BYTES = 16 * 1024 * 1024;

/** What a placeholder starts with: letters and digits, which no context escapes, and which nobody can guess. */
const SECRET = `m${randomBytes(16).toString("hex")}m`;
const placeholderPattern = new RegExp(`${SECRET}(\\d+)m`);

/** A rendered page: what is the same for everybody, and between two chunks the number of a text. */
interface Template {
  chunks: Buffer[];
  holes: number[];
}

/** A function that replaces texts by placeholders, and the texts that it has replaced. */
function makeMark(): { mark: Mark; texts: string[] } {
  const texts: string[] = [];
  return {
    texts,
    // Without a text React leaves out more than the text: such a page is another template.
    mark: (text) => (text === "" ? "" : `${SECRET}${texts.push(text) - 1}m`),
  };
}

function readTemplate(html: Buffer): Template {
  const pieces = html.toString().split(placeholderPattern);
  return {
    chunks: pieces.filter((_, at) => at % 2 === 0).map((chunk) => Buffer.from(chunk)),
    holes: pieces.filter((_, at) => at % 2 === 1).map(Number),
  };
}

function fillTemplate({ chunks, holes }: Template, texts: readonly string[]): Buffer<ArrayBuffer> {
  const escaped = texts.map((text) => Buffer.from(escapeHtml(text)));
  const pieces: Uint8Array[] = [];
  for (const [at, chunk] of chunks.entries()) {
    pieces.push(chunk);
    const text = escaped[holes[at] ?? -1];
    if (text) pieces.push(text);
  }
  return Buffer.concat(pieces);
}

/** The page of anybody: its address and parameters name one person, and are left out. */
function ofAnybody(page: StaticHandlerContext): StaticHandlerContext {
  return {
    ...page,
    location: {
      ...page.location,
      pathname: "/",
      search: "",
      hash: "",
      key: "default",
      state: null,
    },
    matches: page.matches.map((match) => ({
      ...match,
      params: {},
      pathname: "/",
      pathnameBase: "/",
    })),
  };
}

/** The templates that a process holds in memory. */
export interface PageTemplates {
  /**
   * Renders a page whose handle has `mark` by its template, equal to the last byte to the page
   * rendered directly.
   * @returns null for a page that has none: a refused form, an error, a flash message
   */
  render(
    page: StaticHandlerContext,
    handle: PageHandle<unknown>,
    renderPage: (page: StaticHandlerContext) => Promise<Buffer>,
  ): Promise<Buffer<ArrayBuffer> | null>;
  /** The memory that the templates take, in bytes. */
  size(): number;
}

/**
 * Creates an empty collection of templates. A template is found by everything that its page shows
 * except the replaced texts, so that it is never out of date: other data are another template.
 */
export function createPageTemplates(maxBytes = MAX_BYTES): PageTemplates {
  const templates = new LRUCache<string, Template>({
    maxSize: maxBytes,
    sizeCalculation: ({ chunks }, key) =>
      chunks.reduce((sum, chunk) => sum + chunk.length, 2 * key.length + 1),
  });

  return {
    async render(page, handle, renderPage) {
      const route = page.matches.at(-1)?.route.id ?? "";
      const { root, ...others } = page.loaderData;
      if (!handle.mark || page.actionData || page.errors || page.location.search !== "")
        return null;
      if (root?.user || root?.flash) return null;
      const { mark, texts } = makeMark();
      const marked = handle.mark(others[route], mark);
      if (marked === null) return null;
      const loaderData = { ...others, root: { ...root, path: "/" }, [route]: marked };
      const key = JSON.stringify([route, loaderData]);
      let template = templates.get(key);
      if (!template) {
        template = readTemplate(await renderPage({ ...ofAnybody(page), loaderData }));
        templates.set(key, template);
      }
      return fillTemplate(template, texts);
    },
    size: () => templates.calculatedSize,
  };
}
