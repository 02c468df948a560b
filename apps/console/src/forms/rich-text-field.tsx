import Skeleton from "@mui/material/Skeleton";
import { lazy, Suspense } from "react";
import type { RichTextProps } from "./rich-text/editor.tsx";

const RichTextEditor = lazy(() => import("./rich-text/editor.tsx"));

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
