import { Note } from "./error-note.tsx";

/** That an event does not take place, where guests would pay for it. @param name of the event */
export function CancelledNote({ name }: { name: string }) {
  return (
    <Note tone="warning">
      <p>«&nbsp;{name}&nbsp;» n’aura pas lieu. Rien ne vous est demandé.</p>
    </Note>
  );
}
