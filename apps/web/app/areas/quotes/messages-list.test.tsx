import type { ConversationMessage } from "@jdj/contract/quotes/shapes";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { MessagesList } from "./messages-list.tsx";

function shown(name: string, kind: "image" | "document"): string {
  const message = {
    id: 1,
    message: name,
    is_file: true,
    is_move: false,
    side: "customer",
    created_at: "2026-11-20T18:05:00.000Z",
    file: { kind, url: `/files/${name}`, size: 1000 },
  };
  return renderToStaticMarkup(
    <MessagesList side="customer" name="Tantie" messages={[message as ConversationMessage]} />,
  );
}

it("a photo is shown in the conversation, a document is a link to download", () => {
  expect(shown("salle.webp", "image")).toContain('<img src="/files/salle.webp"');
  const document = shown("devis.pdf", "document");
  expect(document).not.toContain("<img");
  expect(document).toMatch(/<a href="\/files\/devis\.pdf" download/);
});
