import type { ResolveFnOutput, ResolveHookContext } from "node:module";

type Resolve = (specifier: string, context: ResolveHookContext) => ResolveFnOutput;

/** The folder of a module's address, and the extension of its file. */
function folderAndExtension(url: string): string {
  return `${url.slice(0, url.lastIndexOf("/"))}*${url.slice(url.lastIndexOf("."))}`;
}

/** The workspace of one of our modules, such as `…/apps/api`; null for a dependency's. */
function workspaceOf(url: string): string | null {
  if (url.includes("/node_modules/")) return null;
  return /^.*\/(?:apps|packages)\/[^/]+\//.exec(url)?.[0] ?? null;
}

/**
 * Resolves imports as Node does, but asks it once for what cannot differ: the format of files of one
 * extension in one folder, and a package's module for all modules of a workspace. Node reads the
 * whole `package.json` of a package at every import of it; that of drizzle-orm has 179 KB, and this
 * took 60 % of the processor time of a start (docs/measurements.md).
 * @param ask Node's own resolution
 */
export function rememberResolution(): (
  specifier: string,
  context: ResolveHookContext,
  ask: Resolve,
) => ResolveFnOutput {
  const formats = new Map<string, string>();
  const packages = new Map<string, ResolveFnOutput>();

  function resolveRelative(url: string, ask: () => ResolveFnOutput): ResolveFnOutput {
    const key = folderAndExtension(url);
    const format = formats.get(key);
    if (format !== undefined) return { url, format, shortCircuit: true };
    const resolved = ask();
    // CommonJS has rules of its own, and a link would have another address.
    if (resolved.format?.startsWith("module") && resolved.url === url)
      formats.set(key, resolved.format);
    return resolved;
  }

  return (specifier, context, ask) => {
    const { parentURL: parent, conditions } = context;
    const askNode = () => ask(specifier, context);
    if (!parent?.startsWith("file:") || conditions.includes("require")) return askNode();
    if (specifier.startsWith(".")) return resolveRelative(new URL(specifier, parent).href, askNode);
    const workspace = workspaceOf(parent);
    if (workspace === null || specifier.includes(":")) return askNode();
    const key = `${workspace}${specifier}`;
    const known = packages.get(key) ?? askNode();
    packages.set(key, known);
    return { ...known, shortCircuit: true };
  };
}
