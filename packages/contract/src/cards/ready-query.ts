/** The query of the wizard's address that begins a card which may leave as it is. */
export const readyQuery = "prete";
