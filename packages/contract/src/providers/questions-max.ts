/** The most questions that a provider answers on their page. */
export const QUESTIONS_MAX = 15;
