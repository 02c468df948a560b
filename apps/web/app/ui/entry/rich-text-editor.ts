import { Editor, InputRule, Node } from "@tiptap/core";
import { StarterKit } from "@tiptap/starter-kit";
import styles from "./rich-text.module.css";
import type { Placeholder } from "./rich-text-value.ts";

/** The options of the editor. */
interface Opening {
  within: HTMLElement;
  html: string;
  placeholders: readonly Placeholder[];
  /** The attributes of its text box: from the first moment, for an assistive tool may read it then. */
  attributes: Record<string, string>;
  onChange(html: string): void;
}

/**
 * Opens the editor in an element. It knows paragraphs, bold, italic, underlined, two kinds of list
 * and links; other formatting is removed when pasted. Fetched on demand.
 */
export function openEditor({ within, html, placeholders, attributes, onChange }: Opening): Editor {
  const known = placeholders.map(({ mark }) => mark);
  return new Editor({
    element: within,
    injectCSS: false,
    content: withChips(html, known),
    extensions: [
      StarterKit.configure({
        blockquote: false,
        code: false,
        codeBlock: false,
        dropcursor: false,
        gapcursor: false,
        heading: false,
        horizontalRule: false,
        strike: false,
        trailingNode: false,
        link: {
          openOnClick: false,
          defaultProtocol: "https",
          isAllowedUri: (address) => /^(?:https?:|mailto:|tel:)/i.test(address),
          HTMLAttributes: { target: null, rel: "noopener noreferrer nofollow" },
        },
      }),
      chips(known),
    ],
    editorProps: { attributes, transformPastedHTML: (pasted) => withChips(pasted, known) },
    onUpdate: ({ editor }) => onChange(editor.isEmpty ? "" : withoutChips(editor.getHTML())),
  });
}

/** Replaces the text of the editor and clears the undo history. */
export function showText(editor: Editor, html: string, placeholders: readonly Placeholder[]): void {
  const marks = placeholders.map(({ mark }) => mark);
  editor.commands.setContent(withChips(html, marks), { emitUpdate: false });
}

/** The known placeholders as chips: selected and removed as a whole, saved as text. */
function chips(known: readonly string[]) {
  return Node.create({
    name: "chip",
    group: "inline",
    inline: true,
    atom: true,
    addAttributes: () => ({
      mark: { default: "", parseHTML: (element) => element.getAttribute("data-chip") },
    }),
    parseHTML: () => [{ tag: "span[data-chip]" }],
    renderHTML: ({ node }) => ["span", { "data-chip": node.attrs.mark }, String(node.attrs.mark)],
    renderText: ({ node }) => String(node.attrs.mark),
    addNodeView:
      () =>
      ({ node }) => {
        const dom = document.createElement("span");
        dom.className = styles.chip ?? "";
        dom.dataset.chip = node.attrs.mark;
        dom.textContent = node.attrs.mark;
        return { dom };
      },
    addInputRules() {
      return [
        new InputRule({
          find: /\[[^\]\n]{1,40}\]$/,
          handler: ({ state, range, match }) => {
            if (!known.includes(match[0])) return null;
            state.tr.replaceWith(range.from, range.to, this.type.create({ mark: match[0] }));
          },
        }),
      ];
    },
  });
}

/** The editor's HTML with each chip replaced by its placeholder. */
function withoutChips(html: string): string {
  return html.replace(/<span data-chip="[^"]*">([^<]*)<\/span>/g, "$1");
}

/** The HTML with each known placeholder replaced by a chip. Parsed outside of the page, so that no script runs. */
function withChips(html: string, known: readonly string[]): string {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  const texts: globalThis.Node[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  for (const text of texts) {
    const fragment = document.createDocumentFragment();
    for (const piece of (text.textContent ?? "").split(/(\[[^\]\n]{1,40}\])/)) {
      const chip = document.createElement("span");
      chip.dataset.chip = piece;
      fragment.append(known.includes(piece) ? chip : piece);
    }
    text.parentNode?.replaceChild(fragment, text);
  }
  return body.innerHTML;
}
