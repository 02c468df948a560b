import type { Plugin } from "vite";

/** Shown when even the site's own error page fails, in the place of a page for its developers. */
const lastResort = `
  console.error(error);
  const words = "Une erreur est survenue. Rechargez la page.";
  return React$1.createElement("html", { lang: "fr" }, React$1.createElement("body", null, words));
`;

/**
 * Functions of the router that this site's pages never come to, by their file, each with what is left
 * of it: it is given no instruments, draws no links ahead of a press, and streams no components.
 */
const idle: Record<string, Record<string, string>> = {
  "router/instrumentation.js": {
    getRouteInstrumentationUpdates: "return {};",
    instrumentClientSideRouter: "return router;",
    consumeInstrumentationClientResultMetaReceiver: "return undefined;",
  },
  "dom/ssr/components.js": {
    usePrefetchBehavior: "return [false, undefined, {}];",
    PrefetchPageLinks: "return null;",
  },
  "dom/ssr/errorBoundaries.js": { RemixRootDefaultErrorBoundary: lastResort },
  "hooks.js": { RSCErrorHandler: "return children;" },
};

/** What would need one of them. */
const askedForIdle = /\bprefetch=|\bPrefetchPageLinks\b|\binstrumentations=/;

/**
 * Leaves out of the browser's scripts what nothing here uses of the router: the functions above, and
 * the components that only the names which they bear for developers' tools hold back.
 *
 * @throws when the router is written in another way than known, or a page asks for what is left out
 */
export function bareRouter(): Plugin {
  return {
    name: "bare-router",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform: {
      filter: { id: /\/react-router\/dist\/production\/lib\/.*\.js$|\/app\/.*\.tsx$/ },
      handler(code, id) {
        const [, file] = id.split("/react-router/dist/production/lib/");
        if (file !== undefined) return bare(code, idle[file] ?? {});
        if (askedForIdle.test(code))
          throw new Error(`${id} asks for what router-plugin.ts left out`);
      },
    },
  };
}

/** A module of the router without the names for tools, and with other bodies for some functions. */
export function bare(code: string, bodies: Record<string, string>): string {
  let text = code
    .replace(/^\w+\.displayName = "[\w.]+";$/gm, "")
    .replace(/= (React\$1\.(?:forwardRef|createContext)\()/g, "= /* @__PURE__ */ $1");
  for (const [name, body] of Object.entries(bodies)) {
    const whole = new RegExp(`^(function ${name}\\(.*\\) \\{)\\n[\\s\\S]*?^\\}$`, "m");
    if (!whole.test(text)) throw new Error(`The router has no function ${name} where it was`);
    text = text.replace(whole, (_, head: string) => `${head} ${body} }`);
  }
  return text;
}
