import { QuoteType, Tokenizer, type TokenizerCallbacks } from "htmlparser2";

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

/** How deep elements may be nested; the tags of deeper ones are dropped and their text stays. */
const DEEPEST = 24;

/** Builds the tree of the allowed tags from what the tokenizer finds. */
class TreeBuilder {
  readonly root: SimpleNode[] = [];
  private readonly open: { tag: SimpleTag; children: SimpleNode[] }[] = [];
  private readonly tooDeep = new Map<SimpleTag, number>();
  private within: string | null = null;
  private text = "";

  addText(text: string): void {
    if (this.within === null) this.text += text;
  }

  openTag(name: string, href: string, isSelfClosing: boolean): void {
    if (this.within !== null) return;
    if (dropped.has(name)) {
      if (!isSelfClosing) this.within = name;
      return;
    }
    if (name === "br") this.addText("\n");
    const tag = known.get(name);
    if (tag === undefined) return;
    const address = tag === "a" ? readHref(href) : null;
    if (tag === "a" && address === null) return;
    this.endText();
    if (isBlock(tag)) this.closeUpTo("p");
    if (this.open.length === DEEPEST) {
      this.tooDeep.set(tag, (this.tooDeep.get(tag) ?? 0) + 1);
      return;
    }
    const node = { tag, ...(address === null ? {} : { href: address }), children: [] };
    this.put(node);
    this.open.push(node);
  }

  closeTag(name: string): void {
    if (this.within !== null) {
      if (name === this.within) this.within = null;
      return;
    }
    const tag = known.get(name);
    if (tag === undefined) return;
    this.endText();
    const deeper = this.tooDeep.get(tag) ?? 0;
    if (deeper > 0) this.tooDeep.set(tag, deeper - 1);
    else this.closeUpTo(tag);
  }

  endText(): void {
    if (this.text !== "") this.put(this.text);
    this.text = "";
  }

  private put(node: SimpleNode): void {
    (this.open.at(-1)?.children ?? this.root).push(node);
  }

  private closeUpTo(tag: SimpleTag): void {
    const place = this.open.findLastIndex((one) => one.tag === tag);
    if (place < 0) return;
    this.open.length = place;
    this.tooDeep.clear();
  }
}

/** What the tokenizer calls, for one text: tags with the address of a link go to the builder. */
function callbacksFor(html: string, tree: TreeBuilder): TokenizerCallbacks {
  let tag = "";
  let attribute = "";
  let value = "";
  let href: string | null = null;
  const slice = (from: number, to: number) => html.slice(from, to);
  const ignore = () => undefined;
  return {
    ontext: (from, to) => tree.addText(slice(from, to)),
    ontextentity: (point) => tree.addText(characterOf(point)),
    onopentagname: (from, to) => {
      tag = slice(from, to).toLowerCase();
      href = null;
    },
    onattribname: (from, to) => {
      attribute = slice(from, to).toLowerCase();
      value = "";
    },
    onattribdata: (from, to) => {
      value += slice(from, to);
    },
    onattribentity: (point) => {
      value += characterOf(point);
    },
    onattribend: (quote) => {
      if (attribute === "href" && quote !== QuoteType.NoValue) href ??= value;
    },
    onopentagend: () => tree.openTag(tag, href ?? "", false),
    onselfclosingtag: () => tree.openTag(tag, href ?? "", true),
    onclosetag: (from, to) => tree.closeTag(slice(from, to).toLowerCase()),
    onend: () => tree.endText(),
    oncdata: ignore,
    oncomment: ignore,
    ondeclaration: ignore,
    onprocessinginstruction: ignore,
  };
}

/** The character of an entity; a space for a control character. */
function characterOf(point: number): string {
  return point > 31 ? String.fromCodePoint(point) : " ";
}

/**
 * Parses HTML of any origin into the few allowed tags, in a time that grows with its length. Other
 * tags are dropped and their text stays; scripts, frames and the like are dropped with their content.
 * A link must lead to http(s), else it is dropped. Open tags are closed.
 */
export function readSimpleHtml(html: string): SimpleNode[] {
  const tree = new TreeBuilder();
  const tokenizer = new Tokenizer({ decodeEntities: true }, callbacksFor(html, tree));
  tokenizer.write(html);
  tokenizer.end();
  return tree.root;
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
  return wordsOf(nodes)
    .replace(/\s+/g, (gap) => (gap === "\u00a0" ? gap : " "))
    .trim();
}

function wordsOf(nodes: readonly SimpleNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === "string") return node;
      return isBlock(node.tag) ? ` ${wordsOf(node.children)} ` : wordsOf(node.children);
    })
    .join("");
}

function isBlock(tag: SimpleTag): boolean {
  return tag !== "a" && tag !== "strong" && tag !== "em";
}

function readHref(href: string): string | null {
  const written = href.trim();
  if (!/^https?:\/\//i.test(written) || !URL.canParse(written)) return null;
  return new URL(written).href;
}

const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);
}
