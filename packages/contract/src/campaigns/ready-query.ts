/** The query of the wizard's address that begins a card which may leave as it is. */
export const readyQuery = "prete";
/** Its value for a card to those to whom none was sent; without it the card is for everybody. */
export const readyForNew = "nouveaux";
