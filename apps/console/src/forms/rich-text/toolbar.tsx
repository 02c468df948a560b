import FormatBoldIcon from "@mui/icons-material/FormatBold";
import FormatItalicIcon from "@mui/icons-material/FormatItalic";
import FormatListBulletedIcon from "@mui/icons-material/FormatListBulleted";
import FormatListNumberedIcon from "@mui/icons-material/FormatListNumbered";
import InsertLinkIcon from "@mui/icons-material/InsertLink";
import RedoIcon from "@mui/icons-material/Redo";
import UndoIcon from "@mui/icons-material/Undo";
import Box from "@mui/material/Box";
import ToggleButton from "@mui/material/ToggleButton";
import { type Editor, useEditorState } from "@tiptap/react";
import { useTiptapEditor } from "ra-input-rich-text";
import { type ReactNode, useState } from "react";
import { LinkDialog } from "./link-dialog.tsx";

interface Tool {
  label: string;
  icon: ReactNode;
  isActive: (editor: Editor) => boolean;
  apply: (editor: Editor) => void;
}

const never = () => false;

const tools: Tool[] = [
  {
    label: "Titre",
    icon: <b>T1</b>,
    isActive: (editor) => editor.isActive("heading", { level: 2 }),
    apply: (editor) => editor.chain().toggleHeading({ level: 2 }).run(),
  },
  {
    label: "Sous-titre",
    icon: <b>T2</b>,
    isActive: (editor) => editor.isActive("heading", { level: 3 }),
    apply: (editor) => editor.chain().toggleHeading({ level: 3 }).run(),
  },
  {
    label: "Gras",
    icon: <FormatBoldIcon />,
    isActive: (editor) => editor.isActive("bold"),
    apply: (editor) => editor.chain().toggleBold().run(),
  },
  {
    label: "Italique",
    icon: <FormatItalicIcon />,
    isActive: (editor) => editor.isActive("italic"),
    apply: (editor) => editor.chain().toggleItalic().run(),
  },
  {
    label: "Liste à puces",
    icon: <FormatListBulletedIcon />,
    isActive: (editor) => editor.isActive("bulletList"),
    apply: (editor) => editor.chain().toggleBulletList().run(),
  },
  {
    label: "Liste numérotée",
    icon: <FormatListNumberedIcon />,
    isActive: (editor) => editor.isActive("orderedList"),
    apply: (editor) => editor.chain().toggleOrderedList().run(),
  },
  {
    label: "Annuler",
    icon: <UndoIcon />,
    isActive: never,
    apply: (editor) => editor.chain().undo().run(),
  },
  {
    label: "Rétablir",
    icon: <RedoIcon />,
    isActive: never,
    apply: (editor) => editor.chain().redo().run(),
  },
];

/** The buttons of a rich text; a button that applies to the selection is pressed. */
export function RichTextToolbar() {
  const editor: Editor | null = useTiptapEditor();
  const [isLinking, setLinking] = useState(false);
  const active = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      tools: tools.map(({ isActive }) => current !== null && isActive(current)),
      link: current?.isActive("link") ?? false,
    }),
  });
  return (
    <Box
      role="toolbar"
      aria-label="Mise en forme"
      sx={{ display: "flex", flexWrap: "wrap", gap: 0.5, mb: 1 }}
    >
      {tools.map(({ label, icon, apply }, index) => (
        <ToggleButton
          key={label}
          value={label}
          size="small"
          aria-label={label}
          title={label}
          selected={active?.tools[index] ?? false}
          disabled={editor === null}
          onClick={() => {
            // At once: Tiptap's focus command waits for a frame, in which a typed key is lost.
            editor?.view.focus();
            if (editor) apply(editor);
          }}
          sx={{ width: 40, height: 40 }}
        >
          {icon}
        </ToggleButton>
      ))}
      <ToggleButton
        value="link"
        size="small"
        aria-label="Lien"
        title="Lien"
        selected={active?.link ?? false}
        disabled={editor === null}
        onClick={() => setLinking(true)}
        sx={{ width: 40, height: 40 }}
      >
        <InsertLinkIcon />
      </ToggleButton>
      {editor && isLinking && <LinkDialog editor={editor} onClose={() => setLinking(false)} />}
    </Box>
  );
}
