import type { Person } from "@jdj/contract/console/people";
import { at } from "@jdj/contract/paths/addresses";
import Button from "@mui/material/Button";
import Divider from "@mui/material/Divider";
import Stack from "@mui/material/Stack";
import { useRecordContext } from "react-admin";
import { Link } from "react-router";
import { ConfirmedButton } from "../../forms/confirmed-button.tsx";
import { MayWrite } from "../../forms/may-write.tsx";
import { ReasonForm } from "../../forms/reason-form.tsx";
import { useCommand } from "../../forms/use-command.ts";
import { ActionSection } from "./action-section.tsx";
import { CorrectEmail, ResendActivation } from "./address.tsx";

/** The notebook of a customer, in another tab, to read only. */
function View() {
  const { run, isBusy } = useCommand();
  return (
    <ActionSection
      title="Regarder son carnet"
      help="En lecture seule, pendant 30 minutes, comme une personne invitée à lire le carnet. La consultation est inscrite au journal, et la personne la voit parmi ses appareils."
    >
      <ReasonForm
        label="Motif, pour le journal"
        action="Regarder le carnet"
        disabled={isBusy}
        onSend={async (reason) => {
          const opened = await run(
            "POST",
            "/view",
            { reason },
            "Carnet ouvert dans un autre onglet",
          );
          if (opened) window.open(at("summary"), "_blank", "noopener");
          return opened;
        }}
      />
    </ActionSection>
  );
}

/** An address or number that is noted as proven. */
function Verification({ person }: { person: Person }) {
  const { run, isBusy } = useCommand();
  const open = [
    ...(person.email !== null && person.email_verified_at === null
      ? ([["email", `l’adresse ${person.email}`]] as const)
      : []),
    ...(person.phone !== null && person.phone_verified_at === null
      ? ([["phone", `le numéro ${person.phone}`]] as const)
      : []),
  ];
  return open.map(([credential, name]) => (
    <ActionSection
      key={credential}
      title={`Vérifier ${name}`}
      help="Seulement si la personne a prouvé autrement que c’est le sien : il ouvre son compte."
    >
      <ReasonForm
        label="Comment vous l’avez vérifié"
        action="Marquer comme prouvé"
        disabled={isBusy}
        onSend={(reason) => run("POST", "/verify", { credential, reason }, "Marqué comme prouvé")}
      />
    </ActionSection>
  ));
}

/** What staff may do for a person, each with its reason. */
export function PersonActions() {
  const person = useRecordContext<Person>();
  const { run, isBusy } = useCommand();
  if (!person) return null;
  const isArchived = person.archived_at !== null;
  const isOpen = !isArchived && person.closed_at === null;
  return (
    <MayWrite>
      <Stack spacing={3} divider={<Divider flexItem />} sx={{ alignItems: "flex-start", mt: 2 }}>
        <Stack direction="row" useFlexGap spacing={1.5} sx={{ flexWrap: "wrap" }}>
          <ConfirmedButton
            label="Déconnecter partout"
            question="Tous les appareils de cette personne devront se reconnecter."
            disabled={isBusy || person.open_sessions === 0}
            onConfirm={() => void run("POST", "/sign-out", undefined, "Personne déconnectée")}
          />
          {isOpen && <ResendActivation person={person} />}
          {person.role === "CUSTOMER" && (
            <Button
              variant="outlined"
              component={Link}
              to={`/privacy-requests/create?person_id=${person.id}&name=${encodeURIComponent(person.name)}`}
            >
              Noter une demande sur ses données
            </Button>
          )}
        </Stack>
        {person.role === "CUSTOMER" && isOpen && <View />}
        {isOpen && <CorrectEmail person={person} />}
        {isOpen && <Verification person={person} />}
        <ActionSection
          title={isArchived ? "Rouvrir le compte" : "Archiver le compte"}
          help={
            isArchived
              ? "La personne peut de nouveau se connecter, et retrouve tout."
              : "La connexion est fermée et les appareils sont déconnectés ; rien n’est effacé, et le compte peut être rouvert."
          }
        >
          <ReasonForm
            label="Motif, pour le journal"
            action={isArchived ? "Rouvrir" : "Archiver"}
            disabled={isBusy}
            onSend={(reason) =>
              isArchived
                ? run("POST", "/restore", { reason }, "Compte rouvert")
                : run("POST", "/archive", { reason }, "Compte archivé")
            }
          />
        </ActionSection>
      </Stack>
    </MayWrite>
  );
}
