/** The calls of the notebook, noun by noun. */
export const notebookCalls = {};
