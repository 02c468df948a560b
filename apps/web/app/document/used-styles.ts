import { LRUCache } from "lru-cache";

/** A class of a CSS module, as the build names it (`vite.config.ts`): `_2k8x0f`. */
const moduleClass = /(?<![\w-])_[a-z0-9]{6}(?![\w-])/g;

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

/** Those of a rule's selectors that may match, or none. */
function neededSelectors(selectors: string, isUsed: (name: string) => boolean): string {
  return selectorsIn(selectors)
    .filter((selector) => mayMatch(selector, isUsed))
    .join(",");
}

/** The selectors of a list, which may hold lists in brackets. */
function selectorsIn(list: string): string[] {
  const selectors: string[] = [];
  let begins = 0;
  let depth = 0;
  for (let at = 0; at <= list.length; at += 1) {
    at = indexOutsideStrings(list, at, "(),");
    if (list[at] === "(") depth += 1;
    else if (list[at] === ")") depth -= 1;
    else if (depth === 0) {
      selectors.push(list.slice(begins, at));
      begins = at + 1;
    }
  }
  return selectors;
}

/**
 * Whether a selector may match where only some classes are used: all outside its brackets are, and one
 * selector within each `:is(…)` may match. Within `:not(…)` a class that is not used excludes nothing.
 */
function mayMatch(selector: string, isUsed: (name: string) => boolean): boolean {
  let outside = "";
  let begins = 0;
  while (begins < selector.length) {
    const opens = indexOutsideStrings(selector, begins, "(");
    outside += selector.slice(begins, opens);
    if (opens === selector.length) break;
    const closes = endOfBlock(selector, opens, "()");
    const within = selectorsIn(selector.slice(opens + 1, closes));
    if (!outside.endsWith(":not") && !within.some((one) => mayMatch(one, isUsed))) return false;
    begins = closes + 1;
  }
  return (outside.match(moduleClass) ?? []).every(isUsed);
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

/** Where a block ends that opens at a brace, or at another sign of a pair. */
function endOfBlock(css: string, opens: number, pair = "{}"): number {
  let depth = 0;
  for (let at = opens; at < css.length; at += 1) {
    at = indexOutsideStrings(css, at, pair);
    depth += css[at] === pair[0] ? 1 : -1;
    if (depth === 0) return at;
  }
  return css.length;
}
