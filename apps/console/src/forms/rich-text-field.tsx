import Skeleton from "@mui/material/Skeleton";
import { lazy, Suspense } from "react";
import type { Validator } from "react-admin";

const RichTextEditor = lazy(() => import("./rich-text/editor.tsx"));

/** What a rich text field takes from its form. */
export interface RichTextProps {
  source: string;
  label: string;
  helperText?: string;
  validate?: Validator | Validator[];
}

/**
 * A text with headings, bold, italic, lists and links: HTML of the elements that the server lets
 * through (`harmless-html.ts`). The editor is fetched when a form first shows one.
 */
export function RichTextField(props: RichTextProps) {
  return (
    <Suspense fallback={<Skeleton variant="rounded" width="100%" height={240} sx={{ mb: 3 }} />}>
      <RichTextEditor {...props} />
    </Suspense>
  );
}
