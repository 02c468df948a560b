import { civilities, civilityLabel } from "@jdj/contract/person/civility";
import { initials } from "@jdj/french/names";
import { displayPhone } from "@jdj/french/phone";
import { theirsBeside } from "#app/areas/notebook/changed-meanwhile.tsx";
import { useWaitingPhoto } from "#app/areas/notebook/offline/use-waiting-photo.ts";
import { Button } from "#app/ui/button.tsx";
import { FileDrop } from "#app/ui/file-drop.tsx";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import { Avatar } from "#app/ui/media/avatar.tsx";
import { PhoneField } from "#app/ui/phone-field.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import words from "#app/ui/words.module.css";
import styles from "./committee.module.css";
import { joinTexts, type Member, type MemberText, memberPrefix } from "./member.ts";

type MemberFieldsProps = {
  member: Member;
  /** The same place as somebody else saved it, to compare. */
  theirs: Member | undefined;
  seed: string;
  /** Open when the page is shown. */
  open: boolean;
  values: Record<string, string>;
  errorsAt: (name: string) => string[] | undefined;
};

const choices = civilities.map((value) => ({ value, label: civilityLabel(value) }));
const asRead: Partial<Record<MemberText, (text: string) => string>> = {
  civility: (text) => choices.find(({ value }) => value === text)?.label ?? text,
  phone_number_1: displayPhone,
  phone_number_2: displayPhone,
};

/** The address of a photo without its signature, which changes with time. */
const fileOf = ({ image }: Member) => image?.split("?", 1)[0];

/** A place of the committee: who takes it and, unfolded, their fields. */
export function MemberFields(props: MemberFieldsProps) {
  const { member, theirs, seed, open, values, errorsAt } = props;
  const prefix = memberPrefix(member.id);
  const { given_names, last_name } = member.texts;
  const waiting = useWaitingPhoto(`${prefix}image`);
  const portrait = (
    <Avatar
      seed={seed}
      photo={waiting ?? member.image}
      initials={initials(given_names, last_name)}
    />
  );
  const field = (name: MemberText) => {
    const show = asRead[name] ?? ((text) => text);
    return {
      name: prefix + name,
      defaultValue: values[prefix + name] ?? member.texts[name],
      errors: errorsAt(prefix + name),
      hint: theirsBeside(
        show(member.texts[name]),
        show(theirs?.texts[name] ?? ""),
        theirs !== undefined,
      ),
    };
  };
  const was = values[`${prefix}was`] ?? joinTexts(member.texts);
  const version = theirs?.version ?? values[`${prefix}version`] ?? member.version;
  return (
    <details className={`${kit.card} ${styles.member}`} open={open}>
      <summary>
        <span className={styles.portrait}>{portrait}</span>
        <span className={styles.who}>
          <strong>{member.place}</strong>
          <span>{member.taken ? `${given_names} ${last_name}` : "Personne pour le moment"}</span>
        </span>
        <Icon name="chevron-down" className={`${words.turns} ${words.tertiary}`} size={22} />
      </summary>
      <fieldset className={`${kit.stack5} ${styles.fields}`}>
        <legend className="visually-hidden">{member.place}</legend>
        <input type="hidden" name={`${prefix}was`} value={was} />
        <input type="hidden" name={`${prefix}version`} value={version} />
        <div className={styles.photo}>
          <FileDrop
            name={`${prefix}image`}
            label="Photo"
            accept="image/*"
            prompt={member.image ? "Changer la photo" : "Choisir une photo"}
            errors={errorsAt(`${prefix}image`)}
            hint={
              theirs && fileOf(theirs) !== fileOf(member) ? "Photo changée entre-temps" : undefined
            }
            preview={portrait}
          />
        </div>
        <SelectField label="Civilité" required choices={choices} {...field("civility")} />
        <TextField label="Nom" required autoComplete="off" {...field("last_name")} />
        <TextField label="Prénoms" required autoComplete="off" {...field("given_names")} />
        <TextField
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="off"
          {...field("email")}
        />
        <PhoneField label="Contact 1" required fewCountries {...field("phone_number_1")} />
        <PhoneField label="Contact 2" fewCountries {...field("phone_number_2")} />
        {member.taken ? (
          <div className={styles.remove}>
            <Button
              type="button"
              variant="quiet"
              icon={<Icon name="trash" size={20} />}
              data-opens={`retrait-${member.id}`}
              aria-label={`Retirer ${given_names} ${last_name} du comité`}
            >
              Retirer du comité
            </Button>
          </div>
        ) : null}
      </fieldset>
    </details>
  );
}
