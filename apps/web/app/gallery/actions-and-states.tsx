import { useState } from "react";
import { Badge } from "#app/ui/badge.tsx";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Countdown } from "#app/ui/countdown.tsx";
import { Dialog, DialogActions } from "#app/ui/dialog.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { ErrorNote, Note } from "#app/ui/error-note.tsx";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import { ProgressBar } from "#app/ui/progress-bar.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";
import { Stepper } from "#app/ui/stepper.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import { Toast } from "#app/ui/toast.tsx";
import styles from "./page.module.css";

export function ActionsAndStates() {
  const [toast, setToast] = useState(0);
  return (
    <section className={`${kit.stack5} ${kit.oneColumn} ${kit.shrink} ${styles.section}`}>
      <h2>Actions et états</h2>
      <div className={kit.cluster3}>
        <Button type="button">Enregistrer</Button>
        <Button type="button" variant="card" icon={<Icon name="send" size={20} />}>
          Envoyer la carte
        </Button>
        <Button type="button" variant="plain">
          Annuler
        </Button>
        <Button type="button" variant="danger">
          Supprimer
        </Button>
        <LinkButton to="?" variant="quiet">
          En savoir plus
        </LinkButton>
        <Button type="button" busy>
          Envoi…
        </Button>
        <Button type="button" disabled>
          Suivant
        </Button>
      </div>
      <div className={kit.cluster3}>
        <Button type="button" variant="plain" data-opens="exemple">
          Ouvrir un dialogue
        </Button>
        <Button type="button" variant="plain" onClick={() => setToast(toast + 1)}>
          Montrer un toast
        </Button>
        <span>
          Nouveau code dans <Countdown id="attente" seconds={120} />
        </span>
      </div>
      <Dialog id="exemple" title="Supprimer cet invité ?">
        <p>Grâce Kouamé quittera la liste. Sa réponse sera perdue.</p>
        <DialogActions>
          <Button type="button" variant="danger" data-closes>
            Supprimer
          </Button>
          <Button type="button" variant="plain" data-closes>
            Garder
          </Button>
        </DialogActions>
      </Dialog>
      {toast ? (
        <Toast key={toast} kind="success" text="Invité enregistré avec succès !" short />
      ) : null}
      <div className={kit.cluster3}>
        <Badge>Brouillon</Badge>
        <Badge tone="good" icon={<Icon name="check" size={16} />}>
          Confirmée
        </Badge>
        <Badge tone="waiting" icon={<Icon name="clock" size={16} />}>
          Pas encore confirmée
        </Badge>
        <Badge tone="bad" icon={<Icon name="x" size={16} />}>
          Non envoyé
        </Badge>
        <Badge tone="card">Joy Card</Badge>
      </div>
      <ErrorNote>Oups… L’adresse email ou le mot de passe est incorrect.</ErrorNote>
      <Note>Envoyez vos invitations idéalement trois mois avant la cérémonie.</Note>
      <Note tone="warning">Vous avez prévu 100 à 200 invités et en avez saisi 42.</Note>
      <Tabs
        label="Mode de connexion"
        tabs={[
          { to: "?mode=email", label: "Email", current: true },
          { to: "?mode=telephone", label: "Téléphone", current: false, count: 3 },
        ]}
      />
      <Stepper steps={["Message", "Carte", "Envoi", "Invités", "Résumé"]} current={2} />
      <div className={`${kit.stack5} ${kit.oneColumn} ${kit.shrink} ${styles.section}`}>
        <ProgressBar percent={18} label="Votre carnet" seed="evt-4" showsLabel />
        <ProgressBar percent={46} label="Préparatifs" seed="evt-21" showsLabel />
        <ProgressBar percent={71} label="Réponses" seed="evt-12" showsLabel />
        <ProgressBar percent={100} label="Invités" seed="evt-33" showsLabel />
      </div>
      <EmptyState
        sentence="Aucun invité enregistré !"
        action={<LinkButton to="?">Ajouter un invité</LinkButton>}
        seed="evt-7"
      />
      <Skeleton height={96} />
    </section>
  );
}
