/** Words that only the notebook, cards and messages of a wedding may say. */
const weddingWords =
  /(?<![\p{L}-])(?:fianc\p{L}+|couples?|mari(?:age|ages|é|ée|és|ées|er|ent)|nuptia\p{L}+|épou[sx]\p{L}*|noces?|dot|dots)(?![\p{L}])/giu;

/** The words of a text that belong to weddings, each once, in lower case. */
export function weddingWordsIn(text: string): string[] {
  return [...new Set(text.normalize("NFC").toLocaleLowerCase("fr").match(weddingWords) ?? [])];
}
