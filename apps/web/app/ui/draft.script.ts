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

/** What a form holds: texts by name, and ticked boxes by name and value. */
function contentsOf(form: HTMLFormElement): Record<string, string | boolean> {
  return Object.fromEntries(
    controlsOf(form).map((control) =>
      isTick(control)
        ? [`${control.name}=${control.value}`, control.checked]
        : [control.name, control.value],
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
  const saved = contentsOf(form);
  const stored = storage.getItem(PREFIX + key);
  if (stored !== null && stored !== JSON.stringify(saved)) {
    fill(form, JSON.parse(stored));
    note(form, () => {
      storage.removeItem(PREFIX + key);
      fill(form, saved);
    });
  }
  const store = () => {
    const contents = JSON.stringify(contentsOf(form));
    if (contents === JSON.stringify(saved)) storage.removeItem(PREFIX + key);
    else storage.setItem(PREFIX + key, contents);
  };
  if (isOfSession) form.addEventListener("submit", () => storage.removeItem(PREFIX + key));
  form.addEventListener("input", store);
  form.addEventListener("change", store);
}
