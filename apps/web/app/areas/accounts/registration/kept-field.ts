/** The name of the hidden field that says to which form a kept password belongs. */
export const keptField = "kept";
