/** A data export as a JSON file, named by its day. */
export function exportResponse(exported: { exported_at: string }): Response {
  const day = exported.exported_at.slice(0, 10);
  return new Response(JSON.stringify(exported, null, 2), {
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Content-Disposition": `attachment; filename="mes-donnees-${day}.json"`,
      "Cache-Control": "private, no-store",
    },
  });
}
