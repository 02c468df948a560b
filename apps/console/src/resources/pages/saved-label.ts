import { instantLabel } from "../../forms/publication/instant-label.ts";

/** When a text was saved, and by whom. */
export function savedLabel(saved: { saved_at: string; saved_by: string | null }): string {
  return saved.saved_by === null
    ? "Texte d’origine"
    : `${instantLabel(saved.saved_at)}, ${saved.saved_by}`;
}
