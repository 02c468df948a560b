import { foldName, isReservedName } from "../../abuse/reserved-names.ts";

/** Who writes SMS that people trust without asking, beside the companies of the reserved names. */
const trusted = [
  "mairie",
  "prefecture",
  "tribunal",
  "presidence",
  "gouv",
  "etat",
  "armee",
  "hopital",
  "samu",
  "pompiers",
  "artci",
  "urgence",
  "info",
  "alerte",
  "code",
  "banq",
  "mobile money",
];

/** What is put before or after a company's name: `MTN CI`, `InfoWave`. */
const affixes = ["", "ci", "info", "sms", "pay", "service", "code"];

const companies = [
  ...["orange", "mtn", "moov", "wave", "momo", "visa", "ecobank", "nsia", "cnps", "sodeci", "cie"],
  ...["boa", "uba", "sgci", "bni", "coris", "djamo", "lonaci", "dgi", "whatsapp", "facebook"],
];

/**
 * Whether a sender name passes for the product, a company or an authority: by whole words, or written
 * as one (`OrangeMoney`, `0range CI`). A person of the staff looks at the others.
 */
export function imitates(name: string, brand: string): boolean {
  const folded = foldName(name);
  const joined = folded.replaceAll(" ", "");
  const own = foldName(brand).replaceAll(" ", "");
  if (isReservedName(name) || joined.includes(own) || own.startsWith(joined)) return true;
  if (trusted.some((one) => ` ${folded} `.includes(` ${one} `) || joined === one)) return true;
  return companies.some((one) =>
    affixes.some((affix) => joined === one + affix || joined === affix + one),
  );
}
