import { initials } from "@jdj/french/names";
import { Avatar } from "#app/ui/media/avatar.tsx";
import type { Person } from "./person.ts";

/** A person's photo or, while there is none, their initials, in a ring of their square of the cloth. */
export function Portrait({ person, seed }: { person: Person; seed: string }) {
  const letters = initials(person.givenNames, person.lastName);
  return <Avatar seed={seed} photo={person.image} initials={letters} />;
}
