import "./process/module-hooks.ts";

/** The product, with the site that was built. The hooks hold for what is imported after them. */
await import("./process/serve-build.ts");
