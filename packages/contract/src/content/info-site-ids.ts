/** The ids of the site's texts: 3 general conditions, 5 questions, 7 privacy. */
export const infoSiteIds = { terms: 3, questions: 5, privacy: 7 } as const;
