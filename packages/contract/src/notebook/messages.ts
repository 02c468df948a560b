export * as notebookMessages from "./sentences.ts";
