import type { Plugin } from "vite";

/**
 * Keeps the contract's schemas out of browser scripts: importing one constant beside a schema would add 25 KB of
 * their library to a page. The messages of refusals stay out of what all pages share: 6.5 KB.
 *
 * @throws when a browser script would contain the library, naming the modules of that script
 */
export function schemasStayBehind(): Plugin {
  return {
    name: "schemas-stay-behind",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== "chunk") continue;
        const held = Object.keys(file.modules).filter(
          (id) => (file.modules[id]?.renderedLength ?? 0) > 0,
        );
        const own = held.filter((id) => !id.includes("/node_modules/"));
        if (held.some((id) => id.includes("/node_modules/zod/")))
          throw new Error(`Schemas would be sent to the browser with ${own.join(", ")}`);
        // A page that answers a refused form needs the messages of all refusals; the shell does not.
        if (file.name === "notebook" && held.some((id) => id.endsWith("/call/refusals.ts")))
          throw new Error("The messages of all refusals would be sent with each page's shell");
      }
    },
  };
}
