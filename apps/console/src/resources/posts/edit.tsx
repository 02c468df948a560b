import type { ConsolePost } from "@jdj/contract/console/posts";
import Box from "@mui/material/Box";
import { SaveButton, SimpleForm, Toolbar, useRecordContext } from "react-admin";
import { ConfirmedButton } from "../../forms/confirmed-button.tsx";
import { PublicationPanel } from "../../forms/publication/publication-panel.tsx";
import { useCommand } from "../../forms/use-command.ts";
import { VersionedEdit } from "../../forms/versioned-edit.tsx";
import { labels, PostFields } from "./fields.tsx";

/** Hides the article from visitors, or shows it again. */
function Archive({ archived }: { archived: boolean }) {
  const { run, isBusy } = useCommand();
  const done = archived ? "L’article n’est plus archivé" : "L’article est archivé";
  return (
    <Box sx={{ mt: 2 }}>
      <ConfirmedButton
        label={archived ? "Ne plus archiver" : "Archiver"}
        question={
          archived
            ? "L’article reprend l’état qu’il avait."
            : "Les visiteurs ne verront plus cet article. Vous pourrez le remettre."
        }
        disabled={isBusy}
        onConfirm={() => void run("PUT", "/archive", { archived: !archived }, done)}
      />
    </Box>
  );
}

/** Saves the article; what is saved is published below. */
function Actions() {
  const post = useRecordContext<ConsolePost>();
  return (
    <>
      <Toolbar>
        <SaveButton />
      </Toolbar>
      {post && (
        <PublicationPanel
          state={post.state}
          from={post.published_from}
          version={post.version}
          preview={`posts/${post.id}/preview`}
          publicPath={post.state === "published" ? `/blog/${post.slug}` : null}
        >
          <Archive archived={post.state === "archived"} />
        </PublicationPanel>
      )}
    </>
  );
}

function Fields() {
  const post = useRecordContext<ConsolePost>();
  return <PostFields slugFixed={post?.slug_fixed ?? false} />;
}

/** An article: its text and its publication. Changes of a published one are visible at once. */
export default function PostEdit() {
  return (
    <VersionedEdit title="Article" labels={labels} staysOpen>
      <SimpleForm toolbar={<Actions />} warnWhenUnsavedChanges>
        <Fields />
      </SimpleForm>
    </VersionedEdit>
  );
}
