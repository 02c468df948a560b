/** How long a failure is shown beside its heart, in milliseconds. */
const SHOWN_MS = 6000;

/** The hearts whose change is on its way. */
const sending = new WeakSet<HTMLFormElement>();

function isFilled(button: HTMLButtonElement): boolean {
  return button.ariaPressed === "true";
}

function fill(button: HTMLButtonElement, filled: boolean): void {
  button.ariaPressed = String(filled);
  button.value = filled ? "0" : "1";
}

function explain(form: HTMLFormElement, message: string): void {
  const output = form.querySelector("output");
  if (!output) return;
  output.textContent = message;
  setTimeout(() => {
    output.textContent = "";
  }, SHOWN_MS);
}

/** Sends what the heart shows, again when it was pressed meanwhile; a refused change is undone. */
async function send(form: HTMLFormElement, button: HTMLButtonElement): Promise<void> {
  if (sending.has(form)) return;
  sending.add(form);
  let stored = !isFilled(button);
  try {
    while (stored !== isFilled(button)) {
      const wanted = isFilled(button);
      const body = new FormData(form);
      body.set("favorite", wanted ? "1" : "0");
      const headers = { accept: "application/json" };
      const answer = await fetch(form.action, { method: "post", body, headers });
      // A stranger signs in first: the form itself leads there.
      if (answer.status === 401 && "wish" in form.dataset) {
        fill(button, stored);
        form.submit();
        return;
      }
      const { ok, message }: { ok: boolean; message: string } = await answer.json();
      if (!ok) {
        fill(button, stored);
        explain(form, message);
        return;
      }
      stored = wanted;
    }
  } catch {
    fill(button, stored);
    explain(form, "Connexion impossible. Réessayez dans un instant.");
  } finally {
    sending.delete(form);
  }
}

/** `form[data-heart]`: the heart is filled or emptied at once, and stored behind it. */
export function storeHearts(): void {
  document.addEventListener("submit", (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || !("heart" in form.dataset)) return;
    const button = form.querySelector("button");
    if (!button) return;
    event.preventDefault();
    fill(button, !isFilled(button));
    void send(form, button);
  });
}
