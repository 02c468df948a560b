import { LRUCache } from "lru-cache";

/** A class of a CSS module, as the build names it: `_viewer_pepxb_2`. */
const moduleClass = /(?<![\w-])_[A-Za-z][\w-]*_[a-z0-9]{5}_\d+/g;

/** The style sheets of a page that was rendered, in one element. */
const pageStyles = /(<style data-precedence="page"[^>]*>)([\s\S]*?)(?=<\/style>)/;

/** Style sheets with the rules of some classes, by both. */
const cache = new LRUCache<string, string>({
  maxSize: 16 * 1024 * 1024,
  sizeCalculation: (css, key) => css.length + key.length,
});

const classesIn = (text: string): Set<string> => new Set(text.match(moduleClass));

/**
 * Leaves out of a static page the rules of classes that it does not have: the files of the build hold the
 * styles of whole groups of components. Scripts of static pages add no class of a module, so that no rule is
 * missed later; a hydrated page needs all of them.
 */
export function withUsedStyles(html: string): string {
  const sheets = pageStyles.exec(html);
  if (!sheets) return html;
  const [whole, element = "", css = ""] = sheets;
  const end = sheets.index + whole.length;
  const used = classesIn(html.slice(0, sheets.index) + html.slice(end));
  const key = `${element} ${[...used].sort().join(" ")}`;
  let shown = cache.get(key);
  if (shown === undefined) {
    shown = usedRules(css, (name) => used.has(name));
    cache.set(key, shown);
  }
  return html.slice(0, sheets.index) + element + shown + html.slice(end);
}

/** Blocks that hold rules. */
const holdsRules = /^@(?:media|layer|supports|container)\b/;

/** The rules of a minified style sheet that have no class of a module, or only used ones. */
export function usedRules(css: string, isUsed: (name: string) => boolean): string {
  const rules: string[] = [];
  for (let at = 0; at < css.length; ) {
    const opens = indexOutsideStrings(css, at, "{;");
    if (css[opens] !== "{") {
      rules.push(css.slice(at, opens + 1));
      at = opens + 1;
      continue;
    }
    const head = css.slice(at, opens);
    const closes = endOfBlock(css, opens);
    const body = css.slice(opens + 1, closes);
    if (holdsRules.test(head)) {
      const inner = usedRules(body, isUsed);
      if (inner !== "") rules.push(`${head}{${inner}}`);
    } else if (head.startsWith("@")) rules.push(`${head}{${body}}`);
    else {
      const selectors = neededSelectors(head, isUsed);
      if (selectors !== "") rules.push(`${selectors}{${body}}`);
    }
    at = closes + 1;
  }
  return rules.join("");
}

/**
 * Those of a rule's selectors that may match, or none. With a bracket, whose commas are not between
 * selectors, all of them when one may.
 */
function neededSelectors(selectors: string, isUsed: (name: string) => boolean): string {
  const needed = selectors
    .split(",")
    .filter((selector) => (selector.match(moduleClass) ?? []).every(isUsed));
  return selectors.includes("(") && needed.length > 0 ? selectors : needed.join(",");
}

/** The place of the first of some characters that is not within a string; the end without one. */
function indexOutsideStrings(css: string, from: number, wanted: string): number {
  let quote = "";
  for (let at = from; at < css.length; at += 1) {
    const sign = css[at] ?? "";
    if (sign === "\\") at += 1;
    else if (quote !== "") quote = sign === quote ? "" : quote;
    else if (sign === '"' || sign === "'") quote = sign;
    else if (wanted.includes(sign)) return at;
  }
  return css.length;
}

/** Where a block ends that opens at a brace. */
function endOfBlock(css: string, opens: number): number {
  let depth = 0;
  for (let at = opens; at < css.length; at += 1) {
    at = indexOutsideStrings(css, at, "{}");
    depth += css[at] === "{" ? 1 : -1;
    if (depth === 0) return at;
  }
  return css.length;
}
