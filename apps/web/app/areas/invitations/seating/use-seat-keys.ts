import {
  type KeyboardEvent,
  type RefObject,
  type SubmitEvent,
  useEffect,
  useRef,
  useState,
} from "react";

/**
 * The checkboxes that are shown, in their order. Asked of the sections, not of each box: a box in a
 * closed family would make the browser lay that family out only to answer.
 */
const boxes = (form: HTMLFormElement) =>
  [...form.querySelectorAll<HTMLElement>(":scope > section")]
    .filter((section) => section.offsetParent !== null)
    .flatMap((section) => [...section.querySelectorAll<HTMLInputElement>('input[name="family"]')])
    .filter((box) => box.closest("details:not([open])") === null);

const tableButtons = (form: HTMLFormElement) => [
  ...form.querySelectorAll<HTMLButtonElement>("[data-tray] [data-drop]"),
];

/** Moves the focus in a list, and stays at its ends. */
function step(list: readonly HTMLElement[], from: HTMLElement, by: number): void {
  const at = list.indexOf(from);
  list[Math.min(list.length - 1, Math.max(0, at + by))]?.focus();
}

/** How many people are chosen: a member of a chosen family counts once. */
function chosenPeople(form: HTMLFormElement): number {
  let people = 0;
  for (const box of form.querySelectorAll<HTMLInputElement>('input[name="family"]:checked')) {
    const item = box.closest("li");
    const family = item?.parentElement?.closest("li");
    const isInside = family?.querySelector<HTMLInputElement>(":scope > label input")?.checked;
    if (!isInside) people += Number(item?.dataset.people ?? 0);
  }
  return people;
}

/**
 * The keys of the seating: arrows go through the families and through the tables, Enter goes from a
 * family to the tables, Escape back. Also counts who is chosen, and gives the focus to the next family
 * once one is seated.
 * @param seats changes once somebody was seated
 * @param isBusy whether a form is on its way: the next press waits for it
 */
export function useSeatKeys(
  form: RefObject<HTMLFormElement | null>,
  { seats, isBusy }: { seats: unknown; isBusy: boolean },
) {
  const [people, setPeople] = useState<number | null>(null);
  /** Where the family stood that was sent; null before. */
  const last = useRef<number | null>(null);
  /** The table that was pressed while another seating was on its way, which would be broken off. */
  const waiting = useRef<HTMLElement | null>(null);
  const count = () => setPeople(form.current ? chosenPeople(form.current) : null);

  /** The seats for which it was counted. */
  const counted = useRef<unknown>(undefined);

  useEffect(() => {
    const node = form.current;
    if (!node || counted.current === seats) return;
    counted.current = seats;
    setPeople(chosenPeople(node));
    const { activeElement } = document;
    if (last.current === null) return;
    if (activeElement === document.body || activeElement?.closest("[data-tray]")) {
      const list = boxes(node);
      if (!list.some((box) => box.checked))
        list[Math.min(last.current, list.length - 1)]?.focus({ preventScroll: true });
    }
  }, [form, seats]);

  useEffect(() => {
    const table = waiting.current;
    if (isBusy || !table) return;
    waiting.current = null;
    form.current?.requestSubmit(table);
  }, [form, isBusy]);

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    if (isBusy) {
      event.preventDefault();
      const { submitter } = event.nativeEvent;
      waiting.current = submitter instanceof HTMLElement ? submitter : null;
      return;
    }
    if (form.current) last.current = boxes(form.current).findIndex((box) => box.checked);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    const { target, key, currentTarget } = event;
    if (!(target instanceof HTMLElement)) return;
    const isTable = target.matches("[data-tray] [data-drop]");
    const isFamily = target.matches('input[name="family"]');
    if (!isTable && !isFamily) return;
    const by = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[key];
    if (by !== undefined) {
      event.preventDefault();
      step(isTable ? tableButtons(currentTarget) : boxes(currentTarget), target, by);
    } else if (isFamily && key === "Enter" && target instanceof HTMLInputElement) {
      event.preventDefault();
      if (!boxes(currentTarget).some((box) => box.checked)) target.click();
      const free = tableButtons(currentTarget).find((one) => one.dataset.short === undefined);
      (free ?? tableButtons(currentTarget)[0])?.focus();
    } else if (isTable && key === "Escape") {
      boxes(currentTarget)
        .find((box) => box.checked)
        ?.focus();
    }
  };
  return { people, onChange: count, onKeyDown, onSubmit };
}
