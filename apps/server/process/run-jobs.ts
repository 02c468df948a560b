import "./module-hooks.ts";

/** The thread of jobs of a process. The hooks hold for what is imported after them. */
await import("./work-jobs.ts");
