/**
 * A picture of a provider without a photo: the scene of their trade, and for further views what they work
 * with, in the tones of their cloth.
 */
export const providerDrawing = (id: number, view = 0) =>
  `/files/prestataires/dessin-${id}${view === 0 ? "" : `-${view}`}.svg`;
