/** A choice that is shown by its colours (`#RRGGBB`). */
interface ImageListItem {
  code: string;
  label: string;
  colours: string[];
}

/** The lists of choices that are shown rather than read. */
export const imageListReference: Record<"palettes" | "moods", ImageListItem[]> = {
  palettes: [
    { code: "indigo-gold", label: "Indigo et or", colours: ["#2B2F8F", "#F4B42B", "#F6F5FA"] },
    {
      code: "hibiscus",
      label: "Bissap et rose poudré",
      colours: ["#A1164F", "#E7B6C4", "#FFFFFF"],
    },
    { code: "lagoon", label: "Vert lagune et sable", colours: ["#0A6B5D", "#D9C7A0", "#F6F5FA"] },
    {
      code: "terracotta",
      label: "Terre cuite et crème",
      colours: ["#B5532F", "#E9D8C0", "#6B3A24"],
    },
    { code: "flag", label: "Orange, blanc et vert", colours: ["#F08A24", "#FFFFFF", "#1B7F4B"] },
    { code: "white-gold", label: "Blanc et doré", colours: ["#FFFFFF", "#C9A24B", "#EFE9DC"] },
    { code: "royal-blue", label: "Bleu roi et argent", colours: ["#1E3FA8", "#C8CCD6", "#FFFFFF"] },
    { code: "lilac", label: "Lilas et vert tendre", colours: ["#B79BD6", "#BFD8B8", "#FFFFFF"] },
    { code: "black-gold", label: "Noir et or", colours: ["#17173B", "#C9A24B", "#FFFFFF"] },
    { code: "many", label: "Multicolore", colours: ["#A1164F", "#F4B42B", "#0A6B5D", "#2B2F8F"] },
  ],
  moods: [
    { code: "traditional", label: "Traditionnelle", colours: ["#6B3A24", "#F4B42B", "#A1164F"] },
    { code: "elegant", label: "Chic et élégante", colours: ["#17173B", "#C9A24B", "#FFFFFF"] },
    { code: "natural", label: "Naturelle et végétale", colours: ["#1B7F4B", "#D9C7A0", "#FFFFFF"] },
    { code: "romantic", label: "Romantique", colours: ["#E7B6C4", "#FFFFFF", "#A1164F"] },
    { code: "festive", label: "Festive et colorée", colours: ["#F08A24", "#2B2F8F", "#A1164F"] },
    { code: "simple", label: "Simple et épurée", colours: ["#FFFFFF", "#E6E4F0", "#8684A8"] },
  ],
};
