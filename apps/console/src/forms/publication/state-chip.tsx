import Chip from "@mui/material/Chip";

/** What became of something that is published. */
export type PublicationState = "draft" | "scheduled" | "published" | "past" | "archived";

const labels: Record<PublicationState, string> = {
  draft: "Brouillon",
  scheduled: "Publication à venir",
  published: "En ligne",
  past: "Remplacée",
  archived: "Archivé",
};

const colours = {
  draft: "warning",
  scheduled: "info",
  published: "success",
  past: "default",
  archived: "default",
} as const;

/** The state of a page, of a version or of a product. */
export function StateChip({ state }: { state: PublicationState }) {
  return <Chip size="small" variant="outlined" color={colours[state]} label={labels[state]} />;
}
