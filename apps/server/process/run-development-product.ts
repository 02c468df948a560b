import "./module-hooks.ts";

/** The product in development, with the site from its sources. The hooks hold for what is imported after them. */
await import("./serve-sources.ts");
