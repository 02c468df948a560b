import { ROOM_WIDTH } from "@jdj/contract/invitations/seating-shapes";
import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef, useState } from "react";
import { useFetcher } from "react-router";
import type { FormState } from "#app/forms/form-state.ts";
import { ACCOUNT_FIELD, useFormAccount } from "#app/forms/posting-account-field.tsx";
import { clampToRoom, type Place } from "./clamp-to-room.ts";

/** How far an arrow moves a table, in steps; and how long after the last one it is saved, in ms. */
const ARROW = 20;
const SAVE_MS = 600;

const arrows: Readonly<Record<string, Place>> = {
  ArrowLeft: { x: -ARROW, y: 0 },
  ArrowRight: { x: ARROW, y: 0 },
  ArrowUp: { x: 0, y: -ARROW },
  ArrowDown: { x: 0, y: ARROW },
};

function placeOf({ dataset }: HTMLElement): Place {
  return { x: Number(dataset.x), y: Number(dataset.y) };
}

const tableOf = (target: EventTarget) =>
  target instanceof Element ? target.closest<HTMLElement>("[data-table]") : null;

/**
 * The moves of tables in the plan. While one is dragged each frame writes its transform, and nothing is
 * laid out; let go, it stands there at once and is saved behind it.
 */
export function useTableMoves(
  eventId: number,
  { isMoving, mayWrite }: { isMoving: boolean; mayWrite: boolean },
) {
  const account = useFormAccount();
  const fetcher = useFetcher<FormState | null>();
  const [places, setPlaces] = useState<ReadonlyMap<number, Place>>(new Map());
  const timers = useRef(new Map<number, ReturnType<typeof setTimeout>>());
  const hasMoved = useRef(false);

  const save = (id: number, place: Place) => {
    const form = new FormData();
    const values = { intent: "table-place", event_id: eventId, id, ...place };
    for (const [name, value] of Object.entries(values)) form.set(name, String(value));
    if (account !== null) form.set(ACCOUNT_FIELD, account);
    void fetcher.submit(form, { method: "post", preventScrollReset: true });
  };

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const table = tableOf(event.target);
    const room = event.currentTarget;
    if (!table || !mayWrite || event.button !== 0) return;
    hasMoved.current = false;
    if (!isMoving && event.pointerType !== "mouse") return;
    const scale = ROOM_WIDTH / room.getBoundingClientRect().width;
    const from = { x: event.clientX, y: event.clientY };
    let by = { x: 0, y: 0 };
    let frame = 0;
    table.setPointerCapture(event.pointerId);
    table.dataset.dragged = "";
    const draw = () => {
      frame = 0;
      table.style.transform = `translate(-50%, -50%) translate3d(${by.x}px, ${by.y}px, 0)`;
    };
    const move = ({ clientX, clientY }: globalThis.PointerEvent) => {
      by = { x: clientX - from.x, y: clientY - from.y };
      hasMoved.current ||= Math.hypot(by.x, by.y) > 5;
      if (frame === 0) frame = requestAnimationFrame(draw);
    };
    const end = (ended: globalThis.PointerEvent) => {
      cancelAnimationFrame(frame);
      table.removeEventListener("pointermove", move);
      table.removeEventListener("pointerup", end);
      table.removeEventListener("pointercancel", end);
      table.style.transform = "";
      delete table.dataset.dragged;
      if (!hasMoved.current || ended.type !== "pointerup") return;
      const { x, y } = placeOf(table);
      const place = clampToRoom({ x: x + by.x * scale, y: y + by.y * scale });
      const id = Number(table.dataset.table);
      setPlaces((known) => new Map(known).set(id, place));
      save(id, place);
    };
    table.addEventListener("pointermove", move);
    table.addEventListener("pointerup", end);
    table.addEventListener("pointercancel", end);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const table = tableOf(event.target);
    const by = arrows[event.key];
    if (!table || !by || !mayWrite) return;
    event.preventDefault();
    const id = Number(table.dataset.table);
    const { x, y } = placeOf(table);
    const place = clampToRoom({ x: x + by.x, y: y + by.y });
    setPlaces((known) => new Map(known).set(id, place));
    clearTimeout(timers.current.get(id));
    timers.current.set(
      id,
      setTimeout(() => save(id, place), SAVE_MS),
    );
  };

  /** What ends a drag is no press of the link. */
  const onClickCapture = (event: MouseEvent<HTMLElement>) => {
    if (!hasMoved.current && !isMoving) return;
    hasMoved.current = false;
    event.preventDefault();
    event.stopPropagation();
  };
  const refusal = fetcher.state === "idle" ? fetcher.data?.message : undefined;
  return { places, refusal, onPointerDown, onKeyDown, onClickCapture };
}
