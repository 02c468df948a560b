import { Button, LinkButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { MoreActions } from "#app/ui/more-actions.tsx";

/** How a page of the budget leaves the site: on paper, or as a file. @param file the address of its CSV */
export function PrintAndExport({ file }: { file: string }) {
  return (
    <MoreActions>
      <Button
        type="button"
        variant="plain"
        icon={<Icon name="printer" size={20} />}
        onClick={() => print()}
      >
        Imprimer
      </Button>
      <LinkButton
        to={file}
        reloadDocument
        download
        variant="plain"
        icon={<Icon name="download" size={20} />}
      >
        Exporter<span className="visually-hidden"> en CSV</span>
      </LinkButton>
    </MoreActions>
  );
}
