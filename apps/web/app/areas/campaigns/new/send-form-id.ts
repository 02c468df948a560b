/** Id of the form that sends the card, for the button at the bottom of the window. */
export const sendForm = "envoi";
