/** The beginning of the keys in the storage. */
const PREFIX = "jdj-pro-";

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The controls of a form that hold what was typed or chosen. */
function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.elements].filter(
    (element): element is Control =>
      (element instanceof HTMLInputElement ||
        element instanceof HTMLTextAreaElement ||
        element instanceof HTMLSelectElement) &&
      element.name !== "" &&
      !["hidden", "file", "password"].includes(element.type) &&
      // A password that is shown is a text.
      !element.autocomplete.includes("password"),
  );
}

const isTick = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && ["checkbox", "radio"].includes(control.type);

/** Texts by the name of their control, and ticks by name and value. */
type Contents = Record<string, string | boolean>;

const presentValueOf = (control: Control) => (isTick(control) ? control.checked : control.value);

/** What the server rendered, whatever was typed or chosen since. */
function renderedValueOf(control: Control): string | boolean {
  if (!(control instanceof HTMLSelectElement))
    return isTick(control) ? control.defaultChecked : control.defaultValue;
  const options = [...control.options];
  return (options.find((option) => option.defaultSelected) ?? options[0])?.value ?? "";
}

function contentsOf(form: HTMLFormElement, read: (control: Control) => string | boolean): Contents {
  return Object.fromEntries(
    controlsOf(form).map((control) => [
      isTick(control) ? `${control.name}=${control.value}` : control.name,
      read(control),
    ]),
  );
}

/** Amounts and dates get their spaces by a script: these are no change. */
const withoutSpaces = (value: unknown) =>
  typeof value === "string" ? value.replaceAll(/\s/g, "") : value;

/** What differs from the saved contents. */
function changesOf(contents: Contents, saved: Contents): Contents {
  return Object.fromEntries(
    Object.entries(contents).filter(
      ([key, value]) => key in saved && withoutSpaces(value) !== withoutSpaces(saved[key]),
    ),
  );
}

function fill(form: HTMLFormElement, contents: Record<string, unknown>): void {
  for (const control of controlsOf(form)) {
    const key = isTick(control) ? `${control.name}=${control.value}` : control.name;
    const stored = contents[key];
    if (isTick(control) && typeof stored === "boolean") control.checked = stored;
    else if (!isTick(control) && typeof stored === "string") control.value = stored;
  }
}

/** Removes the drafts of earlier versions of the same thing: they were saved, or given up. */
function dropOthers(key: string): void {
  const begin = PREFIX + key.replace(/[^-]*$/, "");
  for (const name of Object.keys(localStorage))
    if (name.startsWith(begin) && name !== PREFIX + key) localStorage.removeItem(name);
}

/** What is said of a draft that was put back, for a form of something stored and for one that creates. */
const sentences = {
  stored: {
    text: "Vos changements non enregistrés ont été repris. ",
    undo: "Revenir à la version enregistrée",
  },
  session: { text: "Ce que vous aviez tapé a été repris. ", undo: "Effacer" },
};

/** Says above the form that a draft was put back, with a button that gives it up. */
function note(form: HTMLFormElement, giveUp: () => void): void {
  const { text, undo } = sentences["draftSession" in form.dataset ? "session" : "stored"];
  const line = document.createElement("p");
  line.setAttribute("role", "status");
  line.textContent = text;
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = undo;
  button.className = form.dataset.draftButton ?? "";
  button.addEventListener("click", () => {
    giveUp();
    line.remove();
  });
  line.append(button);
  form.prepend(line);
}

/**
 * `[data-draft=key]`: what is typed into a form and not saved stays on this device. The key ends with
 * the version that the form shows, so that a saved form has no draft. With `data-draft-session` it stays in
 * this tab only, until the form is sent: for personal data of somebody who is not signed in. Passwords are
 * never stored. `[data-draft-clear]` deletes
 * all of them: its page is shown when nobody is signed in.
 */
export function keepDrafts(): void {
  try {
    if (document.querySelector("[data-draft-clear]"))
      for (const name of Object.keys(localStorage))
        if (name.startsWith(PREFIX)) localStorage.removeItem(name);
    for (const form of document.querySelectorAll<HTMLFormElement>("form[data-draft]")) keep(form);
  } catch {
    // Storage refused by the browser: the page works without drafts.
  }
}

function keep(form: HTMLFormElement): void {
  const key = form.dataset.draft ?? "";
  const isOfSession = "draftSession" in form.dataset;
  const storage = isOfSession ? sessionStorage : localStorage;
  if (!isOfSession) dropOthers(key);
  const saved = contentsOf(form, renderedValueOf);
  // This script may come after the first letters, which are newer than the draft.
  const typed = changesOf(contentsOf(form, presentValueOf), saved);
  const stored: Contents = JSON.parse(storage.getItem(PREFIX + key) ?? "{}");
  if (Object.keys(changesOf(stored, saved)).length > 0) {
    fill(form, { ...stored, ...typed });
    note(form, () => {
      storage.removeItem(PREFIX + key);
      fill(form, saved);
    });
  }
  const store = () => {
    const contents = contentsOf(form, presentValueOf);
    if (Object.keys(changesOf(contents, saved)).length === 0) storage.removeItem(PREFIX + key);
    else storage.setItem(PREFIX + key, JSON.stringify(contents));
  };
  store();
  if (isOfSession) form.addEventListener("submit", () => storage.removeItem(PREFIX + key));
  form.addEventListener("input", store);
  form.addEventListener("change", store);
}
