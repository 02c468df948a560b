/** The only tags that a text of the site or of the blog may carry. */
const tags = ["p", "h2", "h3", "ul", "ol", "li", "a", "strong", "em", "blockquote"] as const;

export type SimpleTag = (typeof tags)[number];

/** A node of such a text: plain text, or an element; only links have `href`. */
export type SimpleNode = string | { tag: SimpleTag; href?: string; children: SimpleNode[] };

const known = new Map<string, SimpleTag>([
  ...tags.map((tag): [string, SimpleTag] => [tag, tag]),
  ["b", "strong"],
  ["i", "em"],
  ["h1", "h2"],
  ["h4", "h3"],
]);

/** Elements whose content is dropped with them. */
const dropped = new Set(
  "script style iframe object embed noscript template svg math textarea select title head".split(
    " ",
  ),
);

/** A tag, or a comment; its attributes may hold a `>` within quotes. */
const markup =
  /<!--[\s\S]*?(?:-->|$)|<(\/?)([a-z][a-z0-9]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>|<![^>]*>/gi;

/**
 * Parses HTML of any origin into the few allowed tags. Other tags are dropped and their text stays;
 * scripts, frames and the like are dropped with their content. A link must lead to http(s), else it
 * is dropped. Open tags are closed.
 */
export function readSimpleHtml(html: string): SimpleNode[] {
  const root: SimpleNode[] = [];
  const open: { tag: SimpleTag; children: SimpleNode[] }[] = [];
  let within: string | null = null;
  let from = 0;
  const put = (node: SimpleNode) => (open.at(-1)?.children ?? root).push(node);
  const putText = (text: string) => {
    if (within === null && text !== "") put(decodeEntities(text));
  };
  for (const found of html.matchAll(markup)) {
    putText(html.slice(from, found.index));
    from = found.index + found[0].length;
    const [, slash = "", written = "", attributes = ""] = found;
    const name = written.toLowerCase();
    if (within !== null) {
      if (slash !== "" && name === within) within = null;
      continue;
    }
    const tag = known.get(name);
    if (slash === "" && dropped.has(name) && !attributes.endsWith("/")) within = name;
    else if (name === "br") put("\n");
    else if (tag !== undefined && slash !== "") closeUpTo(open, tag);
    else if (tag !== undefined) {
      const href = tag === "a" ? readHref(attributes) : null;
      if (tag === "a" && href === null) continue;
      if (isBlock(tag)) closeUpTo(open, "p");
      const node = { tag, ...(href === null ? {} : { href }), children: [] };
      put(node);
      open.push(node);
    }
  }
  putText(html.slice(from));
  return root;
}

/** Renders nodes as HTML, with every text escaped. */
export function writeSimpleHtml(nodes: readonly SimpleNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === "string") return escapeHtml(node);
      const { tag, href, children } = node;
      const link = href === undefined ? "" : ` href="${escapeHtml(href)}" rel="noopener"`;
      return `<${tag}${link}>${writeSimpleHtml(children)}</${tag}>`;
    })
    .join("");
}

/** The text of nodes, without tags, on one line. */
export function plainWords(nodes: readonly SimpleNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === "string") return node;
      return isBlock(node.tag) ? ` ${plainWords(node.children)} ` : plainWords(node.children);
    })
    .join("")
    .replace(/\s+/g, (gap) => (gap === "\u00a0" ? gap : " "))
    .trim();
}

function isBlock(tag: SimpleTag): boolean {
  return tag !== "a" && tag !== "strong" && tag !== "em";
}

function closeUpTo(open: { tag: SimpleTag }[], tag: SimpleTag): void {
  const place = open.findLastIndex((one) => one.tag === tag);
  if (place >= 0) open.length = place;
}

function readHref(attributes: string): string | null {
  const found = /(?:^|\s)href\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i.exec(attributes);
  const written = decodeEntities(found?.[1] ?? found?.[2] ?? found?.[3] ?? "").trim();
  if (!/^https?:\/\//i.test(written) || !URL.canParse(written)) return null;
  return new URL(written).href;
}

const entities: Record<string, string> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: "\u00a0",
  rsquo: "’",
  lsquo: "‘",
  laquo: "«",
  raquo: "»",
  hellip: "…",
  ndash: "–",
  mdash: "—",
  eacute: "é",
  egrave: "è",
  agrave: "à",
  ccedil: "ç",
  ecirc: "ê",
};

function decodeEntities(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(\w{2,8}));/gi,
    (all, decimal, hex, name) => {
      if (name !== undefined) return entities[name] ?? all;
      const point = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
      return point > 31 && point <= 0x10ffff ? String.fromCodePoint(point) : " ";
    },
  );
}

const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);
}
