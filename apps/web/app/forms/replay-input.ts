type Entry = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function isTickBox(entry: Entry): entry is HTMLInputElement {
  return entry.type === "checkbox" || entry.type === "radio";
}

/** Whether a field holds something else than the server wrote into it. */
function isChanged(entry: Entry): boolean {
  if (entry instanceof HTMLSelectElement) {
    // A menu whose default is marked nowhere begins at its first choice.
    const first = [...entry.options].findIndex(({ defaultSelected }) => defaultSelected);
    return !entry.multiple && entry.selectedIndex !== Math.max(first, 0);
  }
  // Of a group of radio buttons, the one that was chosen stands for the others.
  if (isTickBox(entry))
    return entry.checked !== entry.defaultChecked && (entry.type !== "radio" || entry.checked);
  return !["file", "hidden"].includes(entry.type) && entry.value !== entry.defaultValue;
}

/**
 * Sets a property as a browser does when somebody types: past the setter by which React learns what
 * it wrote itself, so that the event that follows is a change for it.
 */
function enter(entry: Entry, property: "value" | "checked", entered: unknown): void {
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(entry), property)?.set;
  setter?.call(entry, entered);
}

/** Reads what a field holds. @returns what tells React of it */
function replayOf(entry: Entry): () => void {
  if (entry instanceof HTMLSelectElement) {
    const { value } = entry;
    return () => {
      entry.value = value;
      entry.dispatchEvent(new Event("change", { bubbles: true }));
    };
  }
  if (isTickBox(entry)) {
    const { checked } = entry;
    return () => {
      entry.checked = !checked;
      enter(entry, "checked", checked);
      // Not a mouse's event, which would tick the box once more.
      entry.dispatchEvent(new Event("click", { bubbles: true }));
    };
  }
  const { value, selectionStart, selectionEnd } = entry;
  return () => {
    entry.value = entry.defaultValue;
    enter(entry, "value", value);
    if (selectionStart !== null) entry.setSelectionRange(selectionStart, selectionEnd);
    entry.dispatchEvent(new Event("input", { bubbles: true }));
  };
}

/**
 * Tells React what was entered while its scripts were still loading, or was restored by the browser:
 * it keeps such an entry in the field, but no handler has heard of it, and the next render would put
 * back what the server wrote. On a slow phone that is the choice that somebody just made.
 */
export function replayInput(): void {
  const entries = [...document.querySelectorAll<Entry>("input, textarea, select")];
  // All are read first: the first event renders, which resets the others.
  for (const replay of entries.filter(isChanged).map(replayOf)) replay();
}
