/** The sentences under one name; refusals and the sheet's are apart, for the scripts of most pages do without them. */
export * as notebookMessages from "./sentences.ts";
