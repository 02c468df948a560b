import { at } from "../../../addresses.ts";

/** The header's and the footer's main links: pages that exist, and no others. */
export const mainLinks = [
  { to: at("couple"), label: "Mon carnet" },
  { to: at("townHalls"), label: "Mairies" },
  { to: at("guests"), label: "Mes invités" },
  { to: at("cards"), label: "Joy Cards" },
];
