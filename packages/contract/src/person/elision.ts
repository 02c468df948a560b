/** A name before which « de » and « que » lose their vowel: d’Awa, d’Hélène, d’Yves, but de Yann. */
const elided = /^(?:h?[aeiouàâéèêëîïôùû]|y[^aeiouàâéèêëîïôùû])/i;

/** Whether « de » and « que » lose their vowel before a name. */
export function isElidedBefore(name: string): boolean {
  return elided.test(name);
}
