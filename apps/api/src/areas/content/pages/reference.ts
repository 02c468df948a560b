import { readFileSync } from "node:fs";
import { infoSiteIds } from "@jdj/contract/content/info-site-ids";

const read = (name: string) =>
  readFileSync(new URL(`./reference/${name}.html`, import.meta.url), "utf8").replaceAll("\n", "");

/** The pages of a new site, each with the date of its text. */
export const pageReference = [
  {
    id: infoSiteIds.terms,
    title: "Conditions générales d’utilisation",
    writtenOn: "2026-11-24",
    content: read("terms"),
  },
  {
    id: infoSiteIds.questions,
    title: "Questions fréquentes",
    writtenOn: "2026-11-21",
    content: read("questions"),
  },
  {
    id: infoSiteIds.privacy,
    title: "Vos données",
    writtenOn: "2026-11-22",
    content: read("privacy"),
  },
];
