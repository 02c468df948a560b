import "./module-hooks.ts";

/** The API of the product in development. The hooks hold for what is imported after them. */
await import("./serve-api.ts");
