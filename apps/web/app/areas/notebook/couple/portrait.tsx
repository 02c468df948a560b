import { initials } from "@jdj/french/names";
import { Avatar } from "#app/ui/media/avatar.tsx";
import type { Person } from "./person.ts";

/** A person's photo or, without one, their initials, framed by the event's pattern. */
export function Portrait({ person, seed }: { person: Person; seed: string }) {
  const text = initials(person.texts.given_names, person.texts.last_name);
  return <Avatar seed={seed} photo={person.image} initials={text} />;
}
