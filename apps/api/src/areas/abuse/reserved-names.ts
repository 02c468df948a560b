/**
 * Names that no message may carry: banks, mobile money, operators, payment companies and
 * authorities whose customers are robbed by messages in their name. Folded, in words.
 */
const reserved = [
  "orange money",
  "orange ci",
  "orange cote d ivoire",
  "orange bank",
  "orange",
  "mtn",
  "momo",
  "moov",
  "wave",
  "cinetpay",
  "paydunya",
  "djamo",
  "push",
  "western union",
  "moneygram",
  "ria",
  "paypal",
  "visa",
  "mastercard",
  "ecobank",
  "sgci",
  "sgbci",
  "societe generale",
  "bicici",
  "nsia",
  "bni",
  "uba",
  "coris",
  "boa",
  "bank of africa",
  "bank",
  "banque",
  "sib",
  "bdu",
  "bridge bank",
  "atlantique",
  "whatsapp",
  "facebook",
  "meta",
  "google",
  "apple",
  "amazon",
  "netflix",
  "dhl",
  "la poste",
  "tresor",
  "tresor public",
  "impots",
  "dgi",
  "douane",
  "police",
  "gendarmerie",
  "cnps",
  "cie",
  "sodeci",
  "ministere",
  "gouvernement",
  "service client",
  "securite",
  "support",
  "loterie",
  "lonaci",
];

/** Characters that look like Latin letters, as fraud writes them. */
const lookalikes: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "l",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
  "|": "l",
  а: "a",
  е: "e",
  о: "o",
  р: "p",
  с: "c",
  х: "x",
  у: "y",
  і: "i",
  ο: "o",
  α: "a",
  ν: "v",
};

/** A name in plain lower-case words: without accents, look-alike characters and punctuation. */
export function foldName(name: string): string {
  return name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/\p{M}/gu, "")
    .replace(/./gu, (sign) => lookalikes[sign] ?? sign)
    .replace(/[^\p{L}]+/gu, " ")
    .trim();
}

/** Whether a name passes for a company's or an authority's. */
export function isReservedName(name: string): boolean {
  const folded = ` ${foldName(name)} `;
  const joined = folded.replaceAll(" ", "");
  return reserved.some(
    (one) =>
      folded.includes(` ${one} `) || (one.length > 7 && joined.includes(one.replaceAll(" ", ""))),
  );
}
