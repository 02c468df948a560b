import { patterns } from "@jdj/contract/paths/addresses";

/** Addresses beside the pages that are counted as one each. */
const prefixes = ["/assets/", "/files/", "/partage/", "/oauth/", "/dev/"];

/** Addresses of operation, each a route of its own. */
const probes = ["/healthz", "/readyz", "/metrics"];

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** A pattern of an address as an expression: `/blog/:slug` as `^/blog/[^/]+$`. */
function expressionOf(pattern: string): RegExp {
  const segments = pattern.split("/").slice(1);
  const expressions = segments.map((segment) => {
    if (!segment.startsWith(":")) return `/${escaped(segment)}`;
    return segment.endsWith("?") ? "(?:/[^/]+)?" : "/[^/]+";
  });
  return new RegExp(`^${expressions.join("")}/?(?:\\.data)?$`);
}

// Literal patterns first: `/visite/budget` is no value of another's parameter.
const pages = Object.values(patterns)
  .toSorted((a, b) => Number(a.includes(":")) - Number(b.includes(":")))
  .map((pattern) => ({ pattern, expression: expressionOf(pattern) }));

/**
 * The pattern of the address that a request asks for: that of a page, the prefix of files, or
 * `other`. So the log holds no token, and made-up addresses are one route.
 */
export function routeOf(url: string): string {
  const [path = "/"] = url.split("?");
  if (probes.includes(path)) return path;
  const prefix = prefixes.find((one) => path.startsWith(one));
  if (prefix !== undefined) return `${prefix}*`;
  return pages.find(({ expression }) => expression.test(path))?.pattern ?? "other";
}
