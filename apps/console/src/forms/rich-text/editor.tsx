import { StarterKit } from "@tiptap/starter-kit";
import { RichTextInput } from "ra-input-rich-text";
import type { Validator } from "react-admin";
import { nonce } from "../../nonce.ts";
import { isLinkAddress } from "./link-address.ts";
import { RichTextToolbar } from "./toolbar.tsx";

/** What a rich text field takes from its form. */
export interface RichTextProps {
  source: string;
  label: string;
  helperText?: string;
  validate?: Validator | Validator[];
}

/** Only what the server lets through: anything else that is pasted loses its tags. */
const editorOptions = {
  injectNonce: nonce,
  extensions: [
    StarterKit.configure({
      heading: { levels: [2, 3] },
      blockquote: false,
      code: false,
      codeBlock: false,
      horizontalRule: false,
      strike: false,
      underline: false,
      // It would add an empty paragraph to every text that ends with a list.
      trailingNode: false,
      link: {
        openOnClick: false,
        HTMLAttributes: { target: null, rel: null, class: null },
        isAllowedUri: (address) => isLinkAddress(address),
        shouldAutoLink: (address) => isLinkAddress(address),
      },
    }),
  ],
};

/** The editor writes a paragraph into every item of a list; a plain item needs none. */
const withPlainItems = (html: string) =>
  html.replace(/<li><p>((?:(?!<\/?p>).)*)<\/p><\/li>/gs, "<li>$1</li>");

/** The editor of a rich text, with its toolbar. */
export default function RichTextEditor(props: RichTextProps) {
  return (
    <RichTextInput
      {...props}
      parse={withPlainItems}
      editorOptions={editorOptions}
      toolbar={<RichTextToolbar />}
      sx={{
        "& .ProseMirror": { minHeight: 160, maxHeight: "60vh", overflowY: "auto", outline: "none" },
        "& .ProseMirror:focus-visible": { borderColor: "primary.main", borderWidth: 2 },
        "& .ProseMirror h2": { fontSize: "1.25rem", mt: 2, mb: 1 },
        "& .ProseMirror h3": { fontSize: "1.05rem", mt: 2, mb: 1 },
        "& .ProseMirror li > p": { m: 0 },
      }}
    />
  );
}
