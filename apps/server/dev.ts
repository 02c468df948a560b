import "./process/module-hooks.ts";

/** The product in development, replaced when its sources change. The hooks hold for what is imported after them. */
await import("./process/develop.ts");
