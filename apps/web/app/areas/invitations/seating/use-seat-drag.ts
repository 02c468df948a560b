import type { PointerEvent, RefObject } from "react";

/** What is dragged: the label under the pointer, and the table above which it is. */
interface Drag {
  ghost: HTMLElement;
  over: HTMLElement | null;
  x: number;
  y: number;
  frame: number;
}

/** So near to the edge of the list of tables it scrolls, in px; and so far with each frame. */
const EDGE = 36;
const STEP = 9;

/** Scrolls the list of tables below the pointer while it is at its upper or lower edge. */
function scrollNearEdge(list: HTMLElement | null | undefined, { top, bottom }: DOMRect, y: number) {
  if (!list) return;
  if (y > bottom - EDGE && y < bottom + EDGE) list.scrollTop += STEP;
  else if (y < top + EDGE && y > top - EDGE) list.scrollTop -= STEP;
}

function makeGhost(text: string, className: string): HTMLElement {
  const ghost = document.createElement("div");
  ghost.className = className;
  ghost.textContent = text;
  ghost.setAttribute("aria-hidden", "true");
  document.body.append(ghost);
  return ghost;
}

/**
 * Drags a family by its handle to a table: the handle alone takes the finger, so that the list still
 * scrolls. A press chooses the family, which shows the tables; while it moves, each frame writes one
 * transform. Let go above no table, it stays chosen.
 * @param ghostClass how what is dragged looks
 */
export function useSeatDrag(
  form: RefObject<HTMLFormElement | null>,
  ghostClass: string | undefined,
) {
  const onPointerDown = (event: PointerEvent<HTMLFormElement>) => {
    const node = form.current;
    const handle = event.target instanceof Element ? event.target.closest("[data-drag]") : null;
    const item = handle?.closest("li");
    if (!node || !(handle instanceof HTMLElement) || !item || event.button !== 0) return;
    event.preventDefault();
    const box = item.querySelector<HTMLInputElement>('input[name="family"]');
    if (box && !box.checked) box.click();
    handle.setPointerCapture(event.pointerId);
    const name = item.querySelector("strong")?.textContent ?? "";
    const drag: Drag = {
      ...{ ghost: makeGhost(name, ghostClass ?? ""), over: null },
      ...{ x: event.clientX, y: event.clientY, frame: 0 },
    };
    let list: HTMLElement | null = null;
    let bounds: DOMRect | null = null;

    const draw = () => {
      drag.frame = requestAnimationFrame(draw);
      drag.ghost.style.transform = `translate3d(${drag.x}px, ${drag.y}px, 0)`;
      // Measured once: the tables appear with the first choice.
      list ??= node.querySelector<HTMLElement>("[data-tray] ul");
      bounds ??= list?.getBoundingClientRect() ?? null;
      if (bounds) scrollNearEdge(list, bounds, drag.y);
      const below = document.elementFromPoint(drag.x, drag.y)?.closest<HTMLElement>("[data-drop]");
      if (below === drag.over || (!below && !drag.over)) return;
      drag.over?.removeAttribute("data-over");
      below?.setAttribute("data-over", "");
      drag.over = below ?? null;
    };
    const move = ({ clientX, clientY }: globalThis.PointerEvent) => {
      drag.x = clientX;
      drag.y = clientY;
    };
    const end = (ended: globalThis.PointerEvent) => {
      cancelAnimationFrame(drag.frame);
      handle.removeEventListener("pointermove", move);
      handle.removeEventListener("pointerup", end);
      handle.removeEventListener("pointercancel", end);
      drag.ghost.remove();
      drag.over?.removeAttribute("data-over");
      const table = ended.type === "pointerup" ? drag.over?.dataset.drop : undefined;
      if (table === undefined) return;
      node.querySelector<HTMLButtonElement>(`[data-tray] [data-drop="${table}"]`)?.click();
    };
    handle.addEventListener("pointermove", move);
    handle.addEventListener("pointerup", end);
    handle.addEventListener("pointercancel", end);
    draw();
  };
  return { onPointerDown };
}
