import { initials } from "@jdj/french/names";
import { Avatar } from "#app/ui/media/avatar.tsx";
import type { Person } from "./person.ts";

type PortraitProps = {
  person: Person;
  /** The photo that waits for the network. */
  waiting: string | null;
  seed: string;
};

/** A person's photo or, without one, their initials, framed by the event's pattern. */
export function Portrait({ person, waiting, seed }: PortraitProps) {
  const text = initials(person.texts.given_names, person.texts.last_name);
  return <Avatar seed={seed} photo={waiting ?? person.image} initials={text} />;
}
