import { channelIds } from "@jdj/contract/campaigns/channel-ids";
import { at } from "@jdj/contract/paths/addresses";
import { count } from "@jdj/french/plural";
import { nameList } from "#app/areas/campaigns/name-list.ts";
import { Button } from "#app/ui/button.tsx";
import { Note } from "#app/ui/error-note.tsx";
import kit from "#app/ui/kit.module.css";
import type { CardChoices, CardDraft } from "./draft.ts";
import { leftOutOf } from "./left-out-guests.ts";

type LeftOutNoteProps = {
  draft: CardDraft;
  choices: CardChoices;
  change: (changes: Partial<CardDraft>) => void;
};

/** Who does not get a card that is meant for everybody, and by which channel they would. */
export function LeftOutNote({ draft, choices, change }: LeftOutNoteProps) {
  const { guests, others } = leftOutOf(draft, choices);
  if (guests.length === 0) return null;
  const isOne = guests.length === 1;
  const missing =
    draft.channelId === channelIds.email ? "d’adresse e-mail" : "de numéro de téléphone";
  const names = nameList(
    guests.map(({ given_names, last_name }) => `${given_names} ${last_name}`.trim()),
  );
  return (
    <Note tone="warning">
      <p>
        <strong>
          {count(guests.length, "invité")} ne {isOne ? "recevra" : "recevront"} pas cette carte
        </strong>
        , faute {missing}&nbsp;: {names}. Elle part aux autres&nbsp;;{" "}
        <a href={at("guests")}>votre liste</a> vous proposera ensuite d’inviter{" "}
        {isOne ? "cette personne" : "ces personnes"} par un autre canal.
      </p>
      {others.length > 0 ? (
        <p className={`${kit.wrap2} ${kit.spaceAbove2}`}>
          {others.slice(0, 2).map(({ channel, reached, change: changes }) => (
            <Button key={channel.id} type="button" variant="plain" onClick={() => change(changes)}>
              {channel.name}&nbsp;: {count(reached, "invité")}
            </Button>
          ))}
        </p>
      ) : null}
    </Note>
  );
}
