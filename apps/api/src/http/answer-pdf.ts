/**
 * The answer of a PDF that only who has its signed address may read.
 * @param name of the file, without its extension
 * @param as whether the browser shows it, or saves it
 */
export function answerPdf(
  pdf: Uint8Array,
  name: string,
  {
    as = "inline",
    cache = "private, no-store",
  }: { as?: "inline" | "attachment"; cache?: string } = {},
): Response {
  return new Response(new Uint8Array(pdf), {
    headers: {
      "content-type": "application/pdf",
      "content-disposition": `${as}; filename="${name}.pdf"`,
      "cache-control": cache,
      "x-content-type-options": "nosniff",
    },
  });
}
