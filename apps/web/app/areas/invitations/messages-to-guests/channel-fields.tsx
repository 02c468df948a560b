import { channelIds } from "@jdj/contract/campaigns/channel-ids";
import type { ChannelReach } from "@jdj/contract/invitations/messages-to-guests";
import { fcfa } from "@jdj/french/money";
import choice from "#app/ui/choice.module.css";
import { FieldGroup } from "#app/ui/field.tsx";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";

type ChannelFieldsProps = {
  channels: readonly ChannelReach[];
  chosen: string;
  errors: string[] | undefined;
};

/** What a message by a channel costs. */
function priceOf({ id, selling_price }: ChannelReach): string {
  if (selling_price === 0) return "gratuit";
  return `${fcfa(selling_price)} ${id === channelIds.sms ? "le SMS" : "le message"}`;
}

/** By which channel a message leaves: its price, how many it reaches, and why not the others. */
export function ChannelFields({ channels, chosen, errors }: ChannelFieldsProps) {
  return (
    <FieldGroup name="channel_id" label="Par quel canal&nbsp;?" {...(errors && { errors })}>
      <div className={kit.stack2}>
        {channels.map((channel) => (
          <label key={channel.id} className={`${choice.option} ${choice.choice}`}>
            <input
              type="radio"
              name="channel_id"
              value={channel.id}
              defaultChecked={String(channel.id) === chosen}
              disabled={!channel.can_send}
            />
            <span className={kit.shrink}>
              {channel.name} · {channel.can_send ? priceOf(channel) : "pas disponible aujourd’hui"}
              <span className={`${words.note} ${words.regular} ${kit.block}`}>
                {reachWords(channel)}
              </span>
            </span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}

/** « Atteint 38 invités ; 4 : Aucun numéro de téléphone ». */
function reachWords({ reached, left_out }: ChannelReach): string {
  const who =
    reached === 0
      ? "N’atteint personne"
      : `Atteint ${reached}\u00a0${reached > 1 ? "invités" : "invité"}`;
  const without = left_out.map(
    ({ reason, guests }) => `${guests}\u00a0: ${reason.charAt(0).toLowerCase()}${reason.slice(1)}`,
  );
  return [who, ...without].join(" · ");
}
