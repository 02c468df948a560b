/** Sections of the notebook that a type of event may do without. */
export const hideableSections = ["gifts", "message-sequence"] as const;
export type HideableSection = (typeof hideableSections)[number];
