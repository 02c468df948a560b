/** The query of the wizard's address that begins a card which may leave as it is. */
export const readyQuery = "prete";
/** Its value for a card to those to whom none was sent; without it the card is for everybody. */
export const readyForNew = "nouveaux";
/** The query of a page of the notebook that leads back to the card from which its host came. */
export const backToCard = "retour=carte";
/** The query of the wizard's address that adds a guest, who can be reached by now, to its draft. */
export const mendedQuery = "avec";
